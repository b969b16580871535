import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '../db/database.ts';
import { hashOf } from '../hash-of.ts';
import { systemRandomness } from '../randomness.ts';
import { type LinkFacts, links } from './links.tables.ts';

export interface Link {
  readonly id: string;
  readonly subject: string;
  readonly facts: LinkFacts;
  readonly createdAt: Date;
}

/** Why a link opens nothing: forged or withdrawn, too old, or used before. */
export type LinkRefusal = 'LINK_UNKNOWN' | 'LINK_EXPIRED' | 'LINK_USED';

const SECRET_BYTES = 32;

/**
 * Makes a link and gives its secret, which is stored nowhere: it goes into an address behind `#`, which browsers send to
 * no server, so that no log has it.
 */
export async function insert(
  tx: Db,
  link: {
    purpose: string;
    subject: string;
    facts?: LinkFacts;
    validMs: number;
    now: Date;
  },
): Promise<string> {
  const secret = systemRandomness.secret(SECRET_BYTES);
  await tx.insert(links).values({
    id: uuidv7(),
    purpose: link.purpose,
    subject: link.subject,
    facts: link.facts ?? {},
    secretHash: hashOf(secret),
    createdAt: link.now,
    expiresAt: new Date(link.now.getTime() + link.validMs),
  });
  return secret;
}

/** What a secret opens, without using it up. */
export async function findBySecret(
  db: Db,
  asked: { purpose: string; secret: string; now: Date },
): Promise<Result<Link, LinkRefusal>> {
  const [found] = await db
    .select()
    .from(links)
    .where(and(eq(links.secretHash, hashOf(asked.secret)), eq(links.purpose, asked.purpose)));
  if (!found) return refuse('LINK_UNKNOWN');
  if (found.usedAt) return refuse('LINK_USED');
  if (found.expiresAt <= asked.now) return refuse('LINK_EXPIRED');
  const { id, subject, facts, createdAt } = found;
  return ok({ id, subject, facts, createdAt });
}

/** Uses a link up: of two that try at the same moment, one gets it. */
export async function updateUsed(
  tx: Db,
  asked: { purpose: string; secret: string; now: Date },
): Promise<Result<Link, LinkRefusal>> {
  const found = await findBySecret(tx, asked);
  if (!found.ok) return found;
  const rows = await tx
    .update(links)
    .set({ usedAt: asked.now })
    .where(and(eq(links.id, found.value.id), isNull(links.usedAt)))
    .returning({ id: links.id });
  return rows.length === 1 ? found : refuse('LINK_USED');
}

/** Withdraws the links of a subject with this purpose, or only those made from an instant on: they are unknown then. */
export async function deleteBySubject(
  tx: Db,
  { purpose, subject, madeFrom }: { purpose: string; subject: string; madeFrom?: Date },
): Promise<void> {
  await tx
    .delete(links)
    .where(
      and(
        eq(links.purpose, purpose),
        eq(links.subject, subject),
        madeFrom && gte(links.createdAt, madeFrom),
      ),
    );
}

/** Deletes links that ended before `before`; gives how many. */
export async function deleteExpired(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(links)
    .where(lt(links.expiresAt, before))
    .returning({ id: links.id });
  return rows.length;
}
