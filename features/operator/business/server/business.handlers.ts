import { businessMessages as en } from '#features/legal/business/business.messages.en.ts';
import { businessMessages as ja } from '#features/legal/business/business.messages.ja.ts';
import {
  BUSINESS_FIELDS,
  type BusinessField,
  type ConditionField,
} from '#features/legal/business/business.vocabulary.ts';
import { asBusiness } from '#features/legal/business/server/business.presenter.ts';
import { find as findBusiness } from '#features/legal/business/server/business.store.ts';
import { clashRefusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../business.contract.ts';
import { saveBusiness } from './business.commands.ts';

const access = 'operator';

/** The operator enters the seller's facts and the conditions of sale. */
export const operatorBusinessHandlers = handlers((on, services) => {
  on(contract.draft, { access }, async () => ({
    business: { ...((await findBusiness(services.db))?.facts ?? STANDARD) },
  }));

  on(contract.save, { access }, async ({ body, account }) => {
    const { was = {}, ...facts } = body;
    const done = await saveBusiness(services, { operatorId: account.id, facts, was });
    return done.ok ? asBusiness(done.value) : clashRefusal(done.code, done.theirs);
  });
});

/** No facts about the seller, and the conditions that are true of this software. */
const STANDARD = Object.fromEntries(
  BUSINESS_FIELDS.map((field) => {
    const words = field.endsWith('Ja') ? ja.standard : en.standard;
    return [field, words[field.slice(0, -2) as ConditionField] ?? ''];
  }),
) as Readonly<Record<BusinessField, string>>;
