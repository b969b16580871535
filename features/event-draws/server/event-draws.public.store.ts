import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { readingOfPlayer } from '#features/entries/applications/server/applications.school.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { consentColumns, isConsenting } from '#features/guardians/server/guardians.names.store.ts';
import { guardianships, playerAges } from '#features/guardians/server/guardians.tables.ts';
import { draws } from '#features/matches/draws/server/draws.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { seasons } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { isListed } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { day, integer } from '#platform/shared/ids.ts';
import { entrants } from './event-draws.tables.ts';

/** What everybody may read of the draws of events. */

/** In the draw as it is shown: a withdrawal without an alternate leaves one fewer. */
const entrantCount = sql<number>`(
  jsonb_array_length(${draws.draw} -> 'entrants') - (
    select count(*) from jsonb_array_elements(${draws.amendments}) one
    where one -> 'change' ->> 'kind' = 'withdrawal' and not (one -> 'change' ? 'alternate')
  )
)::int`;

/** The draws of these events that were ever published, by stage and oldest first, without who is in them. */
export async function listPublished(db: Db, eventIds: readonly number[]) {
  return db
    .select({
      eventId: sql<number>`${stages.eventId}`,
      position: stages.position,
      settings: stages.settings,
      publishedAt: sql<Date>`${draws.publishedAt}`.mapWith(draws.publishedAt),
      withdrawnAt: draws.withdrawnAt,
      kind: sql<'knockout' | 'groups'>`coalesce(${draws.draw} ->> 'kind', 'knockout')`,
      entrants: entrantCount,
    })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .where(and(inArray(stages.eventId, [...eventIds]), isNotNull(draws.publishedAt)))
    .orderBy(asc(stages.eventId), asc(stages.position), asc(draws.number));
}

/** All draws of an event, by stage and oldest first; only a published one with its record. */
export async function listDraws(db: Db, eventId: number) {
  const isOut = sql`${draws.publishedAt} is not null and ${draws.withdrawnAt} is null`;
  return db
    .select({
      position: stages.position,
      number: draws.number,
      drawnAt: draws.drawnAt,
      publishedAt: draws.publishedAt,
      withdrawnAt: draws.withdrawnAt,
      withdrawnReason: draws.withdrawnReason,
      amendments: draws.amendments,
      draw: sql<StageDraw | null>`case when ${isOut} then ${draws.draw} end`,
      stageId: draws.stageId,
      settings: stages.settings,
    })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .where(eq(stages.eventId, eventId))
    .orderBy(asc(stages.position), asc(draws.number));
}

const partnerAges = alias(playerAges, 'partner_ages');
const partnerGuardianships = alias(guardianships, 'partner_guardianships');

export type PublicPerson = Awaited<ReturnType<typeof peopleOf>>[number];

/** The entrants of an event by number, with the consent to show their names, of each player of a pair. */
export async function listPeople(db: Db, eventId: number) {
  return peopleOf(db, { eventId });
}

const peopleOf = prepared((db) =>
  db
    .select({
      number: entrants.number,
      isTeam: sql<boolean>`${entries.team} is not null`,
      name: entrants.name,
      club: entrants.club,
      isIn: sql<boolean>`${entries.state} = 'confirmed'`,
      endedAt: entries.endedAt,
      reading: sql<string>`case when ${entries.team} is null then ${readingOfPlayer(entries.accountId, 0)} else '' end`,
      ...consentColumns,
      partner: {
        age: partnerAges.age,
        chosen: partnerGuardianships.nameDisplay,
        reading: readingOfPlayer(entryPartners.accountId, 1),
      },
    })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .leftJoin(playerAges, eq(playerAges.accountId, entries.accountId))
    .leftJoin(guardianships, isConsenting(entries.accountId))
    .leftJoin(entryPartners, eq(entryPartners.entryId, entries.id))
    .leftJoin(partnerAges, eq(partnerAges.accountId, entryPartners.accountId))
    .leftJoin(
      partnerGuardianships,
      and(
        eq(partnerGuardianships.accountId, entryPartners.accountId),
        eq(partnerGuardianships.state, 'confirmed'),
      ),
    )
    .where(eq(entrants.eventId, sql.placeholder('eventId')))
    .orderBy(asc(entrants.number))
    .prepare(''),
);

const PAGE = 20;
const cursors = pageCursor(z.object({ date: day, id: integer }));

/** A page of the tournaments whose date is before `today` and that have a published draw or a season, the newest first. */
export async function listPast(
  db: Db,
  { today, cursor }: { readonly today: string; readonly cursor: string | undefined },
) {
  const after = cursors.read(cursor);
  const { id, name, venue, eventDate } = tournaments;
  const published = db
    .select({ number: draws.number })
    .from(events)
    .innerJoin(stages, eq(stages.eventId, events.id))
    .innerJoin(draws, eq(draws.stageId, stages.id))
    .where(
      and(eq(events.tournamentId, id), isNotNull(draws.publishedAt), isNull(draws.withdrawnAt)),
    );
  const season = db
    .select({ eventId: seasons.eventId })
    .from(seasons)
    .innerJoin(events, eq(events.id, seasons.eventId))
    .where(eq(events.tournamentId, id));
  const rows = await db
    .select({ id, name, venue, eventDate, hasSeason: sql<boolean>`${exists(season)}` })
    .from(tournaments)
    .where(
      and(
        lt(eventDate, today),
        ne(tournaments.state, 'cancelled'),
        isListed,
        or(exists(published), exists(season)),
        after ? sql`(${eventDate}, ${id}) < (${after.date}::date, ${after.id}::int)` : undefined,
      ),
    )
    .orderBy(desc(eventDate), desc(id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) => cursors.write({ date: last.eventDate, id: last.id }));
}
