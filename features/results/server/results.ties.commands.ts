import { scoreOf } from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import type { SquadPlayer } from '#features/entries/squads/server/squads.store.ts';
import { publicNamesOf } from '#features/event-draws/server/event-draws.public.presenter.ts';
import {
  type EventTies,
  readEventTies,
} from '#features/event-draws/ties/server/ties.event.commands.ts';
import type { StageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { PlayedRubber, PlayedTie } from '../results.ties.policy.ts';
import type { Names } from '../results.vocabulary.ts';

/** Reads the ties of a tournament as they were played, by the rights of the reader. */

export interface TeamsOfEvent {
  readonly ties: readonly PlayedTie[];
  /** The squads by the numbers of their teams, in their registered order, whose members are still in them. Whole names. */
  readonly squads: ReadonlyMap<string, readonly SquadPlayer[]>;
}

/** By event; an event for players is not among them. One statement. */
export async function readTeams(
  db: Db,
  tournament: StoredTournament,
  names: Names,
): Promise<ReadonlyMap<number, TeamsOfEvent>> {
  if (!tournament.events.some(({ discipline }) => discipline === 'Team')) return new Map();
  const { events } = await readEventTies(db, tournament, []);
  return new Map(events.map((one) => [one.event.id, asTeams(one, names)]));
}

function asTeams({ stages, people, squads }: EventTies, names: Names): TeamsOfEvent {
  const whole = new Map(people.map(({ number, name }) => [number, name]));
  const shown = names === 'full' ? whole : publicNamesOf(people);
  const nameOf = (id: string | null) =>
    id === null ? '' : inPlaces(whole.get(Number(id)) ?? '', shown.get(Number(id)) ?? '');
  return {
    ties: stages.flatMap((stage) => stage.ties.map((tie) => asTie(stage, tie, nameOf))),
    squads,
  };
}

/** What is shown of the players of a side, in their places: public names are without those of deleted accounts. */
function inPlaces(whole: string, shown: string): string {
  const players = whole.split(PAIR_JOINT);
  const names = shown.split(PAIR_JOINT);
  if (names.length === players.length && shown !== '') return shown;
  return players
    .map((one) => (one === FORMER_PLAYER ? one : (names.shift() ?? '')))
    .join(PAIR_JOINT);
}

type Tie = StageTies['ties'][number];

function asTie({ stage }: StageTies, tie: Tie, nameOf: (id: string | null) => string): PlayedTie {
  const { match, state, template, isRevealed, rubbers } = tie;
  const { player1, player2 } = state.score;
  return {
    stageId: stage.id,
    matchId: match.matchId,
    score: match.isSettled && !match.isRetired ? '' : `${player1}-${player2}`,
    wins: template.wins,
    rubbers: isRevealed ? rubbers.map((one) => asRubber(one, nameOf)) : [],
  };
}

function asRubber(
  { number, matchId, name, kind, player1, player2, ...rubber }: Tie['rubbers'][number],
  nameOf: (id: string | null) => string,
): PlayedRubber {
  return {
    number,
    matchId,
    name,
    kind,
    player1Id: player1,
    player2Id: player2,
    player1: nameOf(player1),
    player2: nameOf(player2),
    ...outcomeOf(rubber),
  };
}

function outcomeOf({
  row,
  forfeit,
  isOff,
}: Pick<Tie['rubbers'][number], 'row' | 'forfeit' | 'isOff'>) {
  const open = { winner: null, sets: [], scoreFormat: null };
  if (forfeit !== undefined) {
    const status = forfeit === null ? ('double-walkover' as const) : ('walkover' as const);
    return { ...open, winner: forfeit, status };
  }
  if (isOff) return { ...open, status: 'cancelled' as const };
  if (!row || row.status === 'scheduled') return { ...open, status: 'scheduled' as const };
  const { winner, status, scoreFormat } = row;
  return { winner, status, scoreFormat, sets: row.sets.map(scoreOf).filter(isComplete) };
}
