import * as audit from '#features/audit/server/audit.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { clashRefusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { mergeEdit, pick } from '#platform/shared/merge-edit.ts';
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
    const { was = {}, ...wanted } = body;
    const now = clock.now();
    const log = (tx: Db, facts: BusinessFacts, fields: readonly string[]) =>
      audit.insert(tx, {
        actorId: account.id,
        action: 'business-changed',
        subjectId: 'business',
        subject: facts.sellerName,
        note: fields.join(', '),
        now,
      });
    return db.transaction(async (tx) => {
      const first = (await store.findForUpdate(tx)) ? null : await store.insert(tx, wanted, now);
      if (first) {
        await log(tx, wanted, BUSINESS_FIELDS);
        return asBusiness(first);
      }
      const before = await store.findForUpdate(tx);
      if (!before) throw new Error('the legal facts are gone');
      const stored = before.facts;
      const { merged, clashes } = mergeEdit({ was, wanted, stored });
      if (clashes.length > 0) return clashRefusal('BUSINESS_CHANGED', pick(stored, clashes));
      const changed = BUSINESS_FIELDS.filter((field) => merged[field] !== stored[field]);
      if (changed.length === 0) return asBusiness(before);
      await log(tx, merged, changed);
      return asBusiness(await store.update(tx, merged, now));
    });
  });
});

/** Nothing about the seller, and conditions that are true of this software. */
const STANDARD = Object.fromEntries(
  BUSINESS_FIELDS.map((field) => {
    const words = field.endsWith('Ja') ? ja.standard : en.standard;
    return [field, words[field.slice(0, -2) as ConditionField] ?? ''];
  }),
) as Readonly<Record<BusinessField, string>>;

function asBusiness(stored: StoredBusiness | null) {
  return {
    business: stored && { ...stored.facts },
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
