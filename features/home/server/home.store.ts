import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Sport } from '#domain/scoring/formats.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { heldJoinedOrInSquad } from '#features/entries/squads/server/squads.store.ts';
import { lookedAfterBy } from '#features/groups/server/groups.staff.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { bothTeamsStay } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { isCounted } from '#features/practice/league/server/league.store.ts';
import { practiceSessions } from '#features/practice/sessions/server/sessions.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';

export interface HomeOfPerson {
  /** Tournaments with a confirmed place, also as the partner of a pair or in the squad of a team. */
  readonly joined: number;
  readonly unread: number;
  /** The unpaid place that lapses first: of an own entry, or of a pair whose partner has still to pay the own part. */
  readonly lapsing: {
    readonly entryId: string;
    readonly tournamentName: string;
    readonly reservedUntil: Date | null;
  } | null;
  readonly next: {
    readonly tournamentId: number;
    readonly name: string;
    readonly venue: string;
    readonly sport: Sport;
    readonly eventDate: PlainDate;
    readonly startTime: string;
    /** Of the school that has entered it, where the person has no own place in it. */
    readonly applicationId: string | null;
  } | null;
  readonly league: {
    readonly sessionId: string;
    readonly groupId: number;
    readonly groupName: string;
    readonly sport: Sport;
    readonly practiceDate: PlainDate;
    readonly players: number;
    readonly played: number;
  } | null;
}

/** What the home screen shows to one person at `now`; null without such an account. */
export async function findHome(db: Db, accountId: string, now: Date): Promise<HomeOfPerson | null> {
  const values = { accountId, now: now.toISOString(), today: dayInJapan(now) };
  const [home] = await statement(db, values);
  return home ?? null;
}

const statement = prepared((db) => {
  const accountId = sql.placeholder('accountId');
  const joined = db
    .select({ joined: countDistinct(entries.tournamentId) })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        heldJoinedOrInSquad(sql`${accountId}::text`),
        eq(entries.state, 'confirmed'),
        // Teams that the organizer has entered stay confirmed.
        ne(tournaments.state, 'cancelled'),
      ),
    );
  const unread = db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  const lapsing = firstToLapse(db);
  const next = nextTournament(db);
  const league = newestLeague(db);
  return db
    .select({
      joined: sql`(${joined})`.mapWith(Number),
      unread: sql`(${unread})`.mapWith(Number),
      lapsing: {
        entryId: lapsing.entryId,
        tournamentName: lapsing.tournamentName,
        reservedUntil: lapsing.reservedUntil,
      },
      next: {
        tournamentId: next.tournamentId,
        name: next.name,
        venue: next.venue,
        sport: next.sport,
        eventDate: next.eventDate,
        startTime: next.startTime,
        applicationId: next.applicationId,
      },
      league: {
        sessionId: league.sessionId,
        groupId: league.groupId,
        groupName: league.groupName,
        sport: league.sport,
        practiceDate: league.practiceDate,
        players: league.players,
        played: league.played,
      },
    })
    .from(accounts)
    .leftJoin(lapsing, sql`true`)
    .leftJoin(next, sql`true`)
    .leftJoin(league, sql`true`)
    .where(eq(accounts.id, accountId))
    .prepare('');
});

/** The place that lapses first unless the account pays: what it has entered, or its part of a pair that it has joined. */
function firstToLapse(db: Db) {
  const accountId = sql.placeholder('accountId');
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const isHeld = and(eq(entries.state, 'reserved'), eq(entries.paymentUnderWay, false));
  const place = { entryId: entries.id, tournamentName: tournaments.name };
  const own = db
    .select({ ...place, reservedUntil: entries.reservedUntil })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        isHeld,
        eq(entries.accountId, accountId),
        gt(entries.reservedUntil, now),
        isNull(entries.paymentMethod),
        isNull(entries.applicationId),
      ),
    );
  const joined = db
    .select({ ...place, reservedUntil: entryPartners.payUntil })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        isHeld,
        eq(entryPartners.accountId, accountId),
        eq(entryPartners.state, 'accepting'),
        gt(entryPartners.payUntil, now),
        isNull(entryPartners.paymentMethod),
      ),
    );
  return own.unionAll(joined).orderBy(sql`reserved_until`).limit(1).as('lapsing');
}

/**
 * What the account plays next, from today on, also as the partner of a pair or in the squad of a team, or through a school that it looks
 * after: a tournament with a confirmed place, or an agreed tie of a season without a result, under the name of its tournament. Once its
 * results are final only its season goes on.
 */
function nextTournament(db: Db) {
  const { eventId, home, away, venue, playOn, playAt, resultState } = fixtures;
  const today = sql`${sql.placeholder('today')}::date`;
  const days = sql`lateral (
    select ${tournaments.venue}, ${tournaments.eventDate}, ${tournaments.startTime}
    where ${tournaments.eventDate} >= ${today} and ${tournaments.finalizedAt} is null
    union all
    select coalesce(nullif(${venue}, ''), ${tournaments.venue}), ${playOn}, coalesce(${playAt}, ${tournaments.startTime})
    from ${fixtures}
    where ${eventId} = ${entries.eventId} and ${playOn} >= ${today} and exists (
      select 1 from entrants
      where entrants.entry_id = ${entries.id} and entrants.number in (${home}, ${away})
    ) and ${bothTeamsStay} and ${resultState} = 'none'
  ) day (venue, date, time)`;
  const isOwn = heldJoinedOrInSquad(sql`${sql.placeholder('accountId')}::text`);
  const ofSchool = sql<
    string | null
  >`case when ${isOwn} then null else ${entries.applicationId} end`;
  return db
    .select({
      tournamentId: tournaments.id,
      name: tournaments.name,
      venue: sql<string>`day.venue`.as('venue'),
      sport: tournaments.sport,
      eventDate: sql<PlainDate>`day.date`.as('date'),
      startTime: sql<string>`day.time`.as('time'),
      applicationId: ofSchool.as('application_of_school'),
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(days, sql`true`)
    .where(
      and(
        or(isOwn, isOfOwnSchool(db)),
        eq(entries.state, 'confirmed'),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(sql`day.date, day.time, ${tournaments.id}, ${ofSchool} nulls first`)
    .limit(1)
    .as('next');
}

/** The entries that a school has made whose club the account looks after. */
function isOfOwnSchool(db: Db): SQL {
  const schools = lookedAfterBy(db, sql.placeholder('accountId'));
  return sql`${entries.id} = any(array(
    select line.id from ${applications} join ${entries} line on line.application_id = ${applications.id}
    where ${inArray(applications.groupId, schools)}
  ))`;
}

/**
 * The newest league in the account's groups that has a match without a result, with how many have one: one of today, else one of the
 * last seven days.
 */
function newestLeague(db: Db) {
  const accountId = sql.placeholder('accountId');
  const own = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.deletedAt)))
    .where(and(eq(groupMembers.accountId, accountId), isNull(groupMembers.leftAt)));
  // Who has created a group looks after it, also without playing in it.
  const created = db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.creatorAccountId, accountId), isNull(groups.deletedAt)));
  const played = db
    .select({ played: sql`count(*)` })
    .from(matches)
    .where(and(eq(matches.stageId, practiceSessions.id), isCounted));
  const today = sql`${sql.placeholder('today')}::date`;
  const players = sql`jsonb_array_length(${practiceSessions.players})`;
  return db
    .select({
      sessionId: practiceSessions.id,
      groupId: practiceSessions.groupId,
      groupName: practiceSessions.groupName,
      sport: groups.sport,
      practiceDate: practiceSessions.practiceDate,
      players: players.mapWith(Number).as('players'),
      played: sql`(${played})`.mapWith(Number).as('played'),
    })
    .from(practiceSessions)
    .innerJoin(groups, eq(groups.id, practiceSessions.groupId))
    .where(
      and(
        sql`${practiceSessions.groupId} in (${own} union ${created})`,
        eq(practiceSessions.format, 'league'),
        sql`${practiceSessions.practiceDate} between ${today} - 7 and ${today}`,
        isNull(practiceSessions.deletedAt),
        sql`(${played}) < ${players} * (${players} - 1) / 2`,
      ),
    )
    .orderBy(desc(practiceSessions.practiceDate), desc(practiceSessions.id))
    .limit(1)
    .as('league');
}
