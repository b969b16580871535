import { and, asc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { isComing } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The pairs and invitations of an account as the partner, with their tournaments, in lock order. */
export async function listByPartner(db: Db, accountId: string) {
  return db
    .select({
      id: entryPartners.id,
      state: entryPartners.state,
      entryId: entryPartners.entryId,
      tournamentId: entries.tournamentId,
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(eq(entryPartners.accountId, accountId))
    .orderBy(asc(entries.tournamentId), asc(entryPartners.id));
}

/** The pairs of an account that are still to play on `today`, the soonest first, with the name of the other. */
export async function listComing(db: Db, accountId: string, today: string) {
  const partner = alias(accounts, 'partner');
  const rows = await db
    .select({
      id: entryPartners.id,
      playerId: entries.accountId,
      player: accounts.name,
      partner: partner.name,
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        eventDate: tournaments.eventDate,
      },
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(partner, eq(partner.id, entryPartners.accountId))
    .where(
      and(
        eq(entryPartners.state, 'accepted'),
        or(eq(entries.accountId, accountId), eq(entryPartners.accountId, accountId)),
        isComing(today),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(entryPartners.id));
  return rows.map(({ id, playerId, player, partner: other, tournament }) => ({
    id,
    tournament,
    other: playerId === accountId ? other : player,
  }));
}

/** Whether a payment of the account's part as a partner is under way. */
export async function existsPaying(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: entryPartners.id })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(
      and(
        eq(entryPartners.accountId, accountId),
        eq(entryPartners.state, 'accepting'),
        eq(entries.paymentUnderWay, true),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The ids of the partners in the entries of an account. */
export async function listIdsByPlayer(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: entryPartners.id })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(eq(entries.accountId, accountId));
  return rows.map(({ id }) => id);
}
