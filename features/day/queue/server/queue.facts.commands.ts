import { pairKey } from '#domain/league-table/league-match.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import { furtherStages, sinceWhen } from '#features/event-draws/event-draws.further.policy.ts';
import {
  knockoutInPlay,
  outOf,
  outOfGroups,
  playOf,
} from '#features/event-draws/results/results.policy.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import { resultIn } from '#features/matches/draws/draws.results.policy.ts';
import { listSeasons } from '#features/matches/ties/server/ties.seasons.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inOrder } from '#platform/server/db/prepared.ts';
import { checkInOf } from '../../check-in/check-in.policy.ts';
import { listPeople } from '../../check-in/server/check-in.store.ts';
import * as handshakes from '../../handshake/server/handshake.store.ts';
import { listPractising } from '../../open-tables/server/open-tables.store.ts';
import { defaultRules } from '../../rules/rules.policy.ts';
import * as rulesStore from '../../rules/server/rules.store.ts';
import * as courts from '../../server/day.courts.store.ts';
import * as days from '../../server/day.store.ts';
import type { DayFacts } from '../queue.facts.policy.ts';
import { cancelledAt, keyOf, type PlayedStage } from '../queue.matches.policy.ts';
import { fitted } from '../queue.rows.policy.ts';
import { playedMatchesOf } from '../queue.rubbers.policy.ts';
import { sidesOf } from '../queue.sides.policy.ts';
import {
  listNewestDraws,
  listNumbers,
  listResultRows,
  type NewestDraw,
  type StoredNumber,
  type StoredResultRow,
} from './queue.draws.store.ts';
import * as store from './queue.store.ts';
import { asEntered, type ResultRow, readTeams } from './queue.teams.commands.ts';

/** Everything that the queue of a day follows from. */
export type StoredFacts = Omit<DayFacts, 'courts' | 'breaks'> & {
  readonly courts: readonly courts.StoredCourt[];
  readonly breaks: readonly rulesStore.StoredBreak[];
  /** As they are stored, also those that count for nothing. */
  readonly stored: readonly store.StoredQueueMatch[];
};

/** Reads the facts of a day: a step of the commands that change its queue, and the read itself. */
export async function readFacts(
  db: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<StoredFacts> {
  const { id, sport } = tournament;
  // The rows of the queue before the results: a match that ends meanwhile is then done by its result, and never looks as if it had
  // lost one.
  const [stored, numbers, drawn, open, rows, checkIn, people, rules, halls, breaks] = await inOrder(
    db,
    [
      () => store.listMatches(db, id),
      () => listNumbers(db, id),
      () => listNewestDraws(db, id),
      () => handshakes.listOpen(db, id),
      () => listResultRows(db, id),
      () => days.listCheckIn(db, id),
      () => listPeople(db, id),
      () => rulesStore.listRules(db, id),
      () => courts.listByTournament(db, id),
      () => rulesStore.listBreaks(db, id),
    ],
  );
  const states = new Map(stored.map((row) => [keyOf(row.stageId, row.matchId), row.state]));
  const hasOpenTable = halls.some(({ isOpenTable }) => isOpenTable);
  const practising = hasOpenTable ? await listPractising(db, id) : new Set<string>();
  const results = withAgreements(rows, open);
  const isPlaying = (key: string) => states.get(key) === 'playing';
  const teams = await readTeams(db, tournament, numbers, isPlaying);
  const stages = playedStages(tournament, drawn, results, numbers).map((stage) =>
    teams.withTies(stage, results),
  );
  // An event with a season has no draw.
  const undrawn = tournament.events.filter(
    (event) => event.discipline === 'Team' && !stages.some((stage) => stage.eventId === event.id),
  );
  const seasons = await listSeasons(
    db,
    undrawn.map((event) => event.id),
  );
  const matches = stages.flatMap(playedMatchesOf).map(cancelledAt(tournament.endedEarlyAt));
  const rowOf = new Map(stored.map((row) => [`${row.stageId} ${row.matchId}`, row]));
  return {
    now,
    tournament,
    stages,
    matches,
    stored,
    // What is open for practice is closed for the tournament.
    courts: halls.map((court) => ({ ...court, isClosed: court.isClosed || court.isOpenTable })),
    breaks,
    practising,
    events: tournament.events.map((event) => ({
      id: event.id,
      discipline: event.discipline,
      hasSeason: seasons.includes(event.id),
      formats: event.formats,
      rules: rules.get(event.id) ?? defaultRules(sport),
    })),
    rows: new Map(matches.map((match) => [match.key, fitted(rowOf.get(match.key), match, id)])),
    sides: teams.withLineUps(
      sidesOf(numbers, people, (eventId) => checkInOf(checkIn, eventId).hasCheckIn),
    ),
  };
}

/** The rows with what is open about their results; a handshake about an earlier version counts for nothing. */
function withAgreements(
  rows: readonly StoredResultRow[],
  open: readonly handshakes.StoredHandshake[],
): ResultRow[] {
  const ofMatch = new Map(open.map((one) => [one.matchId, one]));
  return rows.map((row) => {
    const found = ofMatch.get(row.id) ?? null;
    if (!found || found.state === 'confirmed' || found.version !== row.version) {
      return { ...row, agreement: null };
    }
    return {
      ...row,
      agreement: { state: found.state, enteredAt: found.enteredAt, side: found.side },
    };
  });
}

/** The published stages with their results; those after the first only while the first is published, too. */
function playedStages(
  { sport }: StoredTournament,
  drawn: readonly NewestDraw[],
  results: readonly ResultRow[],
  numbers: readonly StoredNumber[],
): PlayedStage[] {
  const published = drawn.filter(({ newest }) => isOut(newest));
  return published.flatMap(({ eventId, stage, newest }) => {
    const first = published.find((one) => one.eventId === eventId && one.stage.position === 0);
    if (!first) return [];
    const further = furtherStages(first.stage.settings.format);
    const after = further.find(({ position }) => position === stage.position) ?? null;
    if (stage.position > 0 && !after) return [];
    const own = results.filter(
      (row) => row.stageId === stage.id && row.drawNumber === newest.number && row.tieId === null,
    );
    const draw = shownDraw(newest);
    const entrants = numbers
      .filter((one) => one.eventId === eventId)
      .map(({ state, ...one }) => ({ ...one, isIn: state === 'confirmed' }));
    const later = published.filter((one) => one.eventId === eventId && one.stage.position > 0);
    const followedSince = sinceWhen(later.map((one) => one.newest));
    const { ruleBook, scoreFormat } = playOf(stage.settings, sport);
    const common = {
      id: stage.id,
      eventId,
      stage: after,
      drawNumber: newest.number,
      settings: stage.settings,
      rules: { ruleBook, scoreFormat, out: new Set(outOf(draw, entrants)) },
      outOfGroups: outOfGroups(draw, entrants, followedSince),
    };
    return isGroupsDraw(draw)
      ? { ...common, draw, results: own.flatMap(asGroupRow), entered: byPair(own) }
      : {
          ...common,
          draw: knockoutInPlay(draw, stage.settings.format, own.map(asMark)),
          results: [],
          entered: new Map(own.map((row) => [row.drawMatchId ?? '', asEntered(row)])),
        };
  });
}

function asMark(row: ResultRow) {
  return { matchId: row.drawMatchId ?? '', result: resultIn(row) };
}

function asGroupRow({ player1, player2, sets, winner, status, scoreFormat }: ResultRow) {
  if (status === 'scheduled') return [];
  return [
    {
      winner,
      status,
      scoreFormat,
      player1Id: String(player1.id),
      player2Id: String(player2.id),
      sets: serialise(sets),
    },
  ];
}

function byPair(rows: readonly ResultRow[]) {
  return new Map(
    rows.map((row) => [pairKey(String(row.player1.id), String(row.player2.id)), asEntered(row)]),
  );
}
