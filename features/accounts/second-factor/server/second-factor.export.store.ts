import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';

/** Since when a person's login takes a second step, and when recovery codes were made and used: no secret, and no code. */
export async function listSecondFactor(db: Db, accountId: string): Promise<PersonalRow[]> {
  const factors = await db
    .select({ onSince: secondFactors.onSince })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId));
  const codes = await db
    .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
    .orderBy(asc(recoveryCodes.createdAt), asc(recoveryCodes.usedAt));
  return [
    ...factors.map(({ onSince }) => ({
      kind: 'authenticator-app',
      createdAt: iso(onSince),
      lastUsedAt: null,
    })),
    ...codes.map(({ createdAt, usedAt }) => ({
      kind: 'recovery-code',
      createdAt: iso(createdAt),
      lastUsedAt: iso(usedAt),
    })),
  ];
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
