import { and, asc, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { heldOrJoined } from '#features/entries/partners/server/partners.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { practiceSessions } from '#features/practice/sessions/server/sessions.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { PlainDate } from '#platform/shared/format.ts';

interface Who {
  readonly accountId: string;
  /** In Japan. */
  readonly today: PlainDate;
}

/** The next tournament, from `today` on, in which the account has a confirmed place, also as the partner of a pair. */
export async function findNextTournament(db: Db, who: Who) {
  const [next] = await nextTournament(db, { ...who });
  return next ?? null;
}

const nextTournament = prepared((db) =>
  db
    .select({
      tournamentId: tournaments.id,
      name: tournaments.name,
      venue: tournaments.venue,
      sport: tournaments.sport,
      eventDate: tournaments.eventDate,
      startTime: tournaments.startTime,
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        heldOrJoined(sql`${sql.placeholder('accountId')}`),
        eq(entries.state, 'confirmed'),
        gte(tournaments.eventDate, sql.placeholder('today')),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.startTime), asc(tournaments.id))
    .limit(1)
    .prepare(''),
);

/** The newest league of `today` in the account's groups, with how many of its matches have a result. */
export async function findLeague(db: Db, who: Who) {
  const [league] = await newestLeague(db, { ...who });
  return league ?? null;
}

const newestLeague = prepared((db) => {
  const accountId = sql.placeholder('accountId');
  const own = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.accountId, accountId), isNull(groupMembers.leftAt)));
  // Who has created a group looks after it, also without playing in it.
  const created = db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.creatorAccountId, accountId), isNull(groups.deletedAt)));
  const played = db
    .select({ played: sql`count(*)` })
    .from(matches)
    .where(and(eq(matches.stageId, practiceSessions.id), isNull(matches.deletedAt)));
  return db
    .select({
      sessionId: practiceSessions.id,
      groupId: practiceSessions.groupId,
      groupName: practiceSessions.groupName,
      players: sql`jsonb_array_length(${practiceSessions.players})`.mapWith(Number),
      played: sql`(${played})`.mapWith(Number),
    })
    .from(practiceSessions)
    .where(
      and(
        sql`${practiceSessions.groupId} in (${own} union ${created})`,
        eq(practiceSessions.format, 'league'),
        eq(practiceSessions.practiceDate, sql.placeholder('today')),
        isNull(practiceSessions.deletedAt),
      ),
    )
    .orderBy(desc(practiceSessions.id))
    .limit(1)
    .prepare('');
});
