import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { fixtures as planned } from '#domain/team-tie/fixtures.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import {
  closedRefusal,
  type EventRequest,
  findRefereedEvent,
  type OwnEvent,
} from '#features/event-draws/server/event-draws.locks.commands.ts';
import { countPeople, listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { stateOf } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import { findRules } from '#features/matches/ties/server/ties.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { fileMinutesOf } from '#features/tie-orders/server/tie-orders.reading.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices, Services } from '#platform/server/services.ts';
import { seasonClosed, windowOf } from '../season.policy.ts';
import { MOST_TEAMS } from '../season.vocabulary.ts';
import { notifyOpponents } from './season.notifications.ts';
import { saveTeam } from './season.silence.commands.ts';

/** Making a season, and what its organizer decides. */

export type SeasonRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'FORBIDDEN'
  | 'NOT_FOR_TEAMS'
  | 'SEASON_NOT_FOUND'
  | NonNullable<ReturnType<typeof closedRefusal>>;

interface Plan {
  readonly legs: 1 | 2;
  readonly firstDay: string;
  readonly everyDays: number;
  readonly openDays: number;
}

/**
 * Makes the fixtures of a season from the teams of the closed event. Refuses while places are reserved or offered, because a team that takes
 * one would not be in the season.
 */
export async function startSeason(
  services: CommandServices,
  { legs, firstDay, everyDays, openDays, ...request }: EventRequest & Plan,
): Promise<
  Result<
    null,
    SeasonRefusal | 'ENTRIES_OPEN' | 'PLACES_HELD' | 'ALREADY_DRAWN' | 'ALREADY_STARTED' | 'TEAMS'
  >
> {
  const plan = { legs, firstDay, everyDays, openDays };
  return services.db.transaction(async (tx) => {
    const asked = await findRefereedEvent(tx, request);
    if (!asked.ok) return asked;
    // From now on nobody opens the entries, no place is paid, and those that have expired are free.
    await lockTournament(services, tx, request.tournamentId, { offering: false });
    const own = await lockDesk(tx, request);
    if (!own.ok) return own;
    const { eventId } = request;
    const undrawn = await undrawnRefusal(tx, own.value);
    if (undrawn) return refuse(undrawn);
    const started = await store.findSeason(tx, eventId);
    // Sent again after a lost answer.
    if (started)
      return (await isPlannedAs(tx, started, plan)) ? ok(null) : refuse('ALREADY_STARTED');
    const closed = closedRefusal(own.value.tournament);
    if (closed) return refuse(closed);
    const teams = await findTeams(tx, eventId);
    if (!teams.ok) return teams;
    const numbers = teams.value;
    const orderMinutes = fileMinutesOf({ rules: await findRules(tx, eventId) });
    const made = planned(numbers, legs).map((fixture) => ({
      ...fixture,
      orderMinutes,
      ...windowOf(fixture.matchday, plan),
      id: uuidv7(),
      eventId,
    }));
    const startedAt = services.clock.now();
    await store.insertSeason(tx, { eventId, legs, startedAt }, numbers, made);
    await logStep(services, tx, { ...request, ...own.value, note: 'season.start' });
    return ok(null);
  });
}

/** Whether a season was made by this plan. Nothing that is done to a season moves the windows of its fixtures. */
async function isPlannedAs(tx: Db, { eventId, legs }: store.StoredSeason, plan: Plan) {
  const stored = await store.listFixtures(tx, eventId);
  const isSame = ({ matchday, windowFrom, windowTo }: store.StoredFixture) =>
    isDeepStrictEqual({ windowFrom, windowTo }, windowOf(matchday, plan));
  return legs === plan.legs && stored.every(isSame);
}

/** The numbers of the teams of a season. */
async function findTeams(
  tx: Db,
  eventId: number,
): Promise<Result<number[], 'PLACES_HELD' | 'TEAMS'>> {
  if ((await countPeople(tx, eventId)).held > 0) return refuse('PLACES_HELD');
  const entrants = await listEntrants(tx, eventId);
  const numbers = entrants.filter(({ isIn }) => isIn).map(({ number }) => number);
  return numbers.length < 2 || numbers.length > MOST_TEAMS ? refuse('TEAMS') : ok(numbers);
}

/** Why the event has no teams for a season: its entries are open, or it is drawn. Null where it has. Locks its first stage. */
async function undrawnRefusal(tx: Db, { event }: OwnEvent) {
  const stage = await stages.findAtForUpdate(tx, event.id, 0);
  if (!event.isClosed || !stage) return 'ENTRIES_OPEN';
  const newest = await draws.findNewest(tx, stage.id);
  return stateOf(event.isClosed, newest) === 'published' ? 'ALREADY_DRAWN' : null;
}

/** A team leaves the season, or comes back after a mistake: while it is out all of its ties are void. */
export async function withdrawTeam(
  services: Services,
  { team, leaves, ...request }: EventRequest & { readonly team: number; readonly leaves: boolean },
): Promise<Result<null, SeasonRefusal | 'TEAM_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    const own = await lockSeason(tx, request);
    if (!own.ok) return own;
    const teams = await store.listTeams(tx, request.eventId);
    const found = teams.find(({ number }) => number === team);
    if (!found) return refuse('TEAM_NOT_FOUND');
    if ((found.leftAt !== null) === leaves) return ok(null);
    const changed = { ...found, leftAt: leaves ? services.clock.now() : null };
    await saveTeam(services, tx, changed);
    const news = { ...own.value, team: changed, writerId: request.account.id };
    await notifyOpponents(services, tx, { ...news, andTeam: true });
    await logStep(services, tx, { ...request, ...own.value, note: 'season.withdrawTeam' });
    return ok(null);
  });
}

type Marks = store.StoredSeason['marks'];

interface MarksRequest extends EventRequest {
  readonly marks: Marks;
  readonly seen?: Marks | undefined;
}

/**
 * The texts beside places of the table, such as promotion. Refuses where somebody has saved others since the writer read them; the same again
 * changes nothing.
 */
export async function saveMarks(
  services: CommandServices,
  { marks, seen, ...request }: MarksRequest,
): Promise<Result<null, SeasonRefusal | 'MARKS_CHANGED'>> {
  return services.db.transaction(async (tx) => {
    const own = await lockSeason(tx, request);
    if (!own.ok) return own;
    const stored = shownOf((await store.findSeason(tx, request.eventId))?.marks ?? []);
    const next = shownOf(marks);
    if (isDeepStrictEqual(stored, next)) return ok(null);
    if (seen && !isDeepStrictEqual(stored, shownOf(seen))) return refuse('MARKS_CHANGED');
    await store.updateMarks(tx, request.eventId, next);
    await logStep(services, tx, { ...request, ...own.value, note: 'season.saveMarks' });
    return ok(null);
  });
}

/** Those with a text, by place. */
function shownOf(marks: Marks): Marks {
  return marks.filter(({ text }) => text !== '').toSorted((one, other) => one.place - other.place);
}

/** The season, locked, for somebody who may run or referee its event. */
async function lockSeason(tx: Db, request: EventRequest): Promise<Result<OwnEvent, SeasonRefusal>> {
  const season = await store.findForUpdate(tx, request.eventId);
  const own = await lockDesk(tx, request);
  return own.ok && !season ? refuse('SEASON_NOT_FOUND') : own;
}

async function lockDesk(tx: Db, request: EventRequest): Promise<Result<OwnEvent, SeasonRefusal>> {
  const own = await findRefereedEvent(tx, request);
  if (!own.ok) return own;
  if (own.value.event.discipline !== 'Team') return refuse('NOT_FOR_TEAMS');
  const closed = seasonClosed(own.value.tournament);
  return closed ? refuse(closed) : own;
}

/** The season of an event for teams, locked, for a captain: with the tournament as it is then. */
export async function lockForCaptain(
  tx: Db,
  { tournamentId, eventId }: Pick<EventRequest, 'tournamentId' | 'eventId'>,
): Promise<Result<OwnEvent, SeasonRefusal>> {
  const season = await store.findForUpdate(tx, eventId);
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const event = findEvent(tournament, eventId);
  if (!event) return refuse('EVENT_NOT_FOUND');
  if (!season) return refuse('SEASON_NOT_FOUND');
  const closed = seasonClosed(tournament);
  return closed ? refuse(closed) : ok({ tournament, event });
}
