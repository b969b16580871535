import * as audit from '#features/operator/server/operator.audit.store.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../business.contract.ts';
import { businessMessages as en } from '../business.messages.en.ts';
import { businessMessages as ja } from '../business.messages.ja.ts';
import {
  BUSINESS_FIELDS,
  type BusinessFacts,
  type BusinessField,
  type ConditionField,
} from '../business.vocabulary.ts';
import type { StoredBusiness } from './business.store.ts';
import * as store from './business.store.ts';

/** Who sells here: read by everybody, said by the operator. */
export const businessHandlers = handlers((on, { db, clock }) => {
  on(contract.find, { access: 'public' }, async () => asBusiness(await store.find(db)));

  on(contract.draft, { access: 'operator' }, async () => ({
    business: { ...((await store.find(db))?.facts ?? STANDARD) },
  }));

  on(contract.save, { access: 'operator' }, async ({ body, account }) => {
    const saved = await db.transaction(async (tx) => {
      const before = await store.find(tx);
      const changed = changedFields(before?.facts, body);
      if (before && changed.length === 0) return before;
      const now = clock.now();
      await audit.insert(tx, {
        actorId: account.id,
        action: 'business-changed',
        subjectId: 'business',
        subject: body.sellerName,
        note: changed.join(', '),
        now,
      });
      return store.update(tx, body, now);
    });
    return asBusiness(saved);
  });
});

/** Nothing about the seller, and conditions that are true of this software. */
const STANDARD = Object.fromEntries(
  BUSINESS_FIELDS.map((field) => {
    const words = field.endsWith('Ja') ? ja.standard : en.standard;
    return [field, words[field.slice(0, -2) as ConditionField] ?? ''];
  }),
) as Readonly<Record<BusinessField, string>>;

function changedFields(before: BusinessFacts | undefined, after: BusinessFacts): string[] {
  const fields = Object.keys(after) as BusinessField[];
  return fields.filter((field) => before?.[field] !== after[field]);
}

function asBusiness(stored: StoredBusiness | null) {
  return {
    business: stored && { ...stored.facts },
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
