import * as audit from '#features/audit/server/audit.store.ts';
import {
  BUSINESS_FIELDS,
  type BusinessFacts,
} from '#features/legal/business/business.vocabulary.ts';
import type { StoredBusiness } from '#features/legal/business/server/business.store.ts';
import * as business from '#features/legal/business/server/business.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { mergeEdit, pick } from '#platform/shared/merge-edit.ts';

interface Save {
  readonly operatorId: string;
  readonly facts: BusinessFacts;
  /** The values that the form started from. */
  readonly was: Partial<BusinessFacts>;
}

/** Somebody else has changed the same fields to the values in `theirs`. */
interface Clash {
  readonly ok: false;
  readonly code: 'BUSINESS_CHANGED';
  readonly theirs: Partial<BusinessFacts>;
}

/** Publishes the seller's facts, and logs the fields that change. The same facts again change nothing. */
export async function saveBusiness(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operatorId, facts: wanted, was }: Save,
): Promise<{ readonly ok: true; readonly value: StoredBusiness } | Clash> {
  return db.transaction(async (tx) => {
    const before = await business.findForUpdate(tx);
    const now = clock.now();
    const first = before ? null : await business.insert(tx, wanted, now);
    if (first) {
      await log(tx, wanted, { operatorId, fields: BUSINESS_FIELDS, now });
      return { ok: true, value: first };
    }
    // Of two first saves at the same time, the second one finds what the first one has stored.
    const current = before ?? (await business.findForUpdate(tx));
    if (!current) throw new Error('the legal facts are gone');
    const stored = current.facts;
    const { merged, clashes } = mergeEdit({ was, wanted, stored });
    if (clashes.length > 0) {
      return { ok: false, code: 'BUSINESS_CHANGED', theirs: pick(stored, clashes) };
    }
    const fields = BUSINESS_FIELDS.filter((field) => merged[field] !== stored[field]);
    if (fields.length === 0) return { ok: true, value: current };
    await log(tx, merged, { operatorId, fields, now });
    return { ok: true, value: await business.update(tx, merged, now) };
  });
}

function log(
  tx: Db,
  { sellerName }: BusinessFacts,
  { operatorId, fields, now }: { operatorId: string; fields: readonly string[]; now: Date },
): Promise<void> {
  return audit.insert(tx, {
    actorId: operatorId,
    action: 'business-changed',
    subjectId: 'business',
    subject: sellerName,
    note: fields.join(', '),
    now,
  });
}
