import { findMatch, nextMatch } from '#domain/bracket/results.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as squads from '#features/entries/squads/server/squads.store.ts';
import {
  listEntrants,
  type StoredEntrant,
} from '#features/event-draws/server/event-draws.store.ts';
import type { ListPlaying } from '#features/event-draws/ties/server/ties.playing.provider.ts';
import {
  readStageTies,
  type StageTies,
} from '#features/event-draws/ties/server/ties.reading.commands.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import * as tiesStore from '#features/matches/ties/server/ties.store.ts';
import { type TieInPlay, USUAL_FILE_MINUTES } from '#features/matches/ties/ties.play.policy.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { addDays, instantInJapan, type PlainDate } from '#platform/shared/format.ts';
import { LISTED_DAYS, usualDue } from '../tie-orders.policy.ts';
import * as store from './tie-orders.store.ts';

/** The ties of an event whose two teams are known, with what their orders need. */

/** An event for teams. */
export interface TeamEvent {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  readonly rules: tiesStore.StoredRules | null;
  /** By number. */
  readonly entrants: ReadonlyMap<string, StoredEntrant>;
  /** By entry, in the registered order. */
  readonly squads: ReadonlyMap<string, readonly squads.SquadPlayer[]>;
  /** The last order of each team that is out, by the team's number. */
  readonly last: ReadonlyMap<string, readonly (number | null)[]>;
}

export interface ReadTie {
  readonly of: TeamEvent;
  readonly stage: StoredStage;
  readonly drawNumber: number;
  readonly inPlay: TieInPlay<StoredMatch>;
  /** Null before the first order. */
  readonly stored: tiesStore.TieWithOrders | null;
  /** The numbers of its teams. */
  readonly teams: Readonly<Record<Side, string>>;
  /** When its orders are due: as the desk has said, else as usual; null where the desk has taken the time back. */
  readonly dueAt: Date | null;
  /** When they are due where the desk says nothing. */
  readonly usualDueAt: Date;
}

export function fileMinutesOf({ rules }: Pick<TeamEvent, 'rules'>): number {
  return rules?.fileMinutes ?? USUAL_FILE_MINUTES;
}

/**
 * Every tie of an event whose two teams are known, in the order of its stages and matches. Who shows their rubbers says which of them are
 * on court.
 */
export async function listEventTies(
  db: Db,
  tournament: StoredTournament,
  event: StoredEvent,
  listPlaying?: ListPlaying,
): Promise<ReadTie[]> {
  if (event.discipline !== 'Team') return [];
  const of = await readTeamEvent(db, tournament, event);
  const read: ReadTie[] = [];
  for (const stage of await stages.listOf(db, event.id)) {
    read.push(...(await listStageTies(db, of, stage, listPlaying)));
  }
  return read;
}

/** The same of one stage. */
export async function listTiesOfStage(
  db: Db,
  tournament: StoredTournament,
  event: StoredEvent,
  stageId: string,
): Promise<ReadTie[]> {
  const stage = await stages.find(db, stageId);
  return stage ? listStageTies(db, await readTeamEvent(db, tournament, event), stage) : [];
}

async function listStageTies(
  db: Db,
  of: TeamEvent,
  stage: StoredStage,
  listPlaying?: ListPlaying,
): Promise<ReadTie[]> {
  const { tournament, event } = of;
  const begins = instantInJapan(tournament.eventDate, tournament.startTime);
  const found = await readStageTies(db, { event, stage, listPlaying });
  return (found?.ties ?? []).flatMap((inPlay) => {
    const { player1, player2 } = inPlay.match;
    if (!found || player1 === null || player2 === null) return [];
    // `tieInPlay` gives the stored tie back as it was read, with all of it.
    const stored = inPlay.tie as tiesStore.TieWithOrders | null;
    const { drawNumber } = found;
    const teams = { player1, player2 };
    const usualDueAt = usualDue({ begins, known: knownSince(found, inPlay) }, fileMinutesOf(of));
    const dueAt = stored ? stored.dueAt : usualDueAt;
    return [{ of, stage, drawNumber, inPlay, stored, teams, dueAt, usualDueAt }];
  });
}

/**
 * Since when the two teams of a tie are known: its draw is published, the ties before it have their results, and neither team came to
 * its line later.
 */
function knownSince(
  { publishedAt, amendments, draw, rows }: StageTies,
  { match }: TieInPlay,
): Date {
  const ends = rows.flatMap(({ drawMatchId, scoredAt }) => {
    if (isGroupsDraw(draw) || scoredAt === null) return [];
    const before = findMatch(draw, drawMatchId ?? '');
    const isThird = draw.third?.id === match.matchId && before?.round === draw.rounds - 1;
    const leads = before && nextMatch(draw, before)?.id === match.matchId;
    return leads || isThird ? [Date.parse(scoredAt)] : [];
  });
  const came = amendments.flatMap(({ at, change }) => {
    const moved = 'moves' in change ? change.moves.map(({ player }) => player) : [];
    return SIDES.some((side) => moved.includes(match[side] ?? '')) ? [Date.parse(at)] : [];
  });
  return new Date(Math.max(publishedAt.getTime(), ...ends, ...came));
}

interface OwnTies {
  readonly accountId: string;
  readonly today: PlainDate;
  readonly listPlaying: ListPlaying;
}

/**
 * The ties of the teams for which an account speaks, each with the own side: those of tournaments to come and of the last 30 days;
 * those of cancelled ones are gone.
 */
export async function listOwnTies(
  db: Db,
  { accountId, today, listPlaying }: OwnTies,
): Promise<{ readonly tie: ReadTie; readonly own: Side }[]> {
  const teams = await store.listOwnTeams(db, { accountId, from: addDays(today, -LISTED_DAYS) });
  const of = await tournaments.listByIds(
    db,
    teams.map(({ tournamentId }) => tournamentId),
  );
  const found: { tie: ReadTie; own: Side }[] = [];
  for (const [eventId, own] of Map.groupBy(teams, (team) => team.eventId)) {
    const tournament = of.find(({ id }) => id === own[0]?.tournamentId);
    const event = tournament && findEvent(tournament, eventId);
    if (!event) continue;
    const numbers = own.map(({ number }) => String(number));
    for (const tie of await listEventTies(db, tournament, event, listPlaying)) {
      const sides = SIDES.filter((side) => numbers.includes(tie.teams[side]));
      found.push(...sides.map((side) => ({ tie, own: side })));
    }
  }
  return found;
}

/** One tie; null for an unknown one, and while one of its teams is not known. */
export async function findReadTie(
  db: Db,
  { stageId, matchId }: { readonly stageId: string; readonly matchId: string },
  listPlaying?: ListPlaying,
): Promise<ReadTie | null> {
  const stage = await stages.find(db, stageId);
  const found = stage && (await stages.findEvent(db, stageId));
  const tournament = found && (await tournaments.findById(db, found.tournamentId));
  const event = tournament && findEvent(tournament, found.eventId);
  if (!stage || !tournament || event?.discipline !== 'Team') return null;
  const all = await listStageTies(
    db,
    await readTeamEvent(db, tournament, event),
    stage,
    listPlaying,
  );
  return all.find(({ inPlay }) => inPlay.match.matchId === matchId) ?? null;
}

/** The sides of a tie for which an account speaks. */
export async function sidesOf(
  db: Db,
  accountId: string,
  { of, teams }: Pick<ReadTie, 'of' | 'teams'>,
): Promise<readonly Side[]> {
  const own = await store.listOwnTeams(db, { accountId, eventId: of.event.id });
  return SIDES.filter((side) => own.some(({ number }) => String(number) === teams[side]));
}

/** The players of a side in their registered order; nobody where the team has no squad yet. */
export function squadOf({ of, teams }: Pick<ReadTie, 'of' | 'teams'>, side: Side) {
  const entryId = of.entrants.get(teams[side])?.entryId;
  const all = (entryId !== undefined && of.squads.get(entryId)) || [];
  return all.filter(({ position }) => position !== null);
}

/** Everybody who is or was in the squad, by number: revealed orders may name somebody who has left. */
export function peopleOf({ of, teams }: Pick<ReadTie, 'of' | 'teams'>, side: Side) {
  const entryId = of.entrants.get(teams[side])?.entryId;
  const all = (entryId !== undefined && of.squads.get(entryId)) || [];
  return new Map(all.map((player) => [player.number, player]));
}

/** An event for teams, with what the orders of its ties need. */
export async function readTeamEvent(
  db: Db,
  tournament: StoredTournament,
  event: StoredEvent,
): Promise<TeamEvent> {
  const players = await squads.listOfEvent(db, event.id);
  const entrants = await listEntrants(db, event.id);
  return {
    tournament,
    event,
    rules: await tiesStore.findRules(db, event.id),
    entrants: new Map(entrants.map((entrant) => [String(entrant.number), entrant])),
    squads: Map.groupBy(players, ({ entryId }) => entryId),
    last: await store.listLastOrders(db, event.id),
  };
}
