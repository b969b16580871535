import type { Result } from '#domain/common/result.ts';
import { ok, refuse } from '#domain/common/result.ts';
import { isNew as isNewRate } from '#domain/rating/strength.ts';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Services } from '#platform/server/services.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type * as contract from '../ratings.contract.ts';
import {
  badgesOf,
  type CountedResult,
  formOf,
  meetingsOf,
  practiceDaysOf,
  rivalsOf,
  seasonsOf,
  type Tally,
} from '../ratings.page.policy.ts';
import { isPublic, namesFor } from './ratings.names.presenter.ts';
import * as store from './ratings.page.store.ts';
import { listPeople, type StoredPerson } from './ratings.people.store.ts';
import * as present from './ratings.presenter.ts';
import { readRates, readStart } from './ratings.rates.commands.ts';
import { findRunning } from './ratings.running.commands.ts';
import { listSteps } from './ratings.steps.store.ts';
import { listStartPoints } from './ratings.strengths.store.ts';

type Page = Given<typeof contract.playerPage>;
type Reasons = Given<typeof contract.reasons>;
type Reading = Pick<Services, 'db' | 'clock'>;
type Somebody = ReturnType<ReturnType<typeof namesFor>>;

const MATCHES = 200;
const RIVALS = 8;
const BEST_WINS = 3;

interface Asked {
  readonly id: string;
  /** Null for a visitor. */
  readonly readerId: string | null;
  /** For a guardian, who sees what the reader sees, and has no account: no name leads to a page that only clubs open. */
  readonly byLink?: boolean;
}

/** A player as a reader may see them; a stranger finds only those who are of age or whose guardian has said yes. */
export async function findPlayer(
  { db }: Pick<Services, 'db'>,
  { id, readerId }: Asked,
): Promise<StoredPerson | null> {
  const person = (await listPeople(db, [id], readerId)).get(id);
  if (!person || person.hasLeft) return null;
  return person.isFellow || isPublic(person) ? person : null;
}

/** A player's page. */
export async function readPlayer(
  services: Reading,
  asked: Asked,
): Promise<Result<Page, 'PLAYER_NOT_FOUND'>> {
  const { db, clock } = services;
  const person = await findPlayer(services, asked);
  if (!person) return refuse('PLAYER_NOT_FOUND');
  const today = dayInJapan(clock.now());
  const practice = person.isFellow;
  const [periods, steps, matches, bestWins] = await Promise.all([
    store.listPeriods(db, person.id),
    listSteps(db, { playerId: person.id }),
    store.listMatches(db, person.id, { practice }),
    store.listBestWins(db, person.id, BEST_WINS),
  ]);
  const seen = periods.filter(({ source }) => practice || source === 'tournament');
  const rates = await readRates(services, { person, periods: seen, today });
  const others = matches.flatMap((match) => match.others.map(({ playerId }) => playerId));
  const known = await listPeople(db, [...new Set(others)], asked.readerId);
  const nameOf = namesFor(known, asked);
  const isNew = await newcomers(db, known);
  const results = matches.map((match) => asResult(match, known));
  const meetings = meetingsOf(results);
  const shown = seen.filter((period) => practice || period.isPublic);
  const changes = present.changesByMatch(shown, steps);
  const stranger = new Map([[person.id, { ...person, isFellow: false }]]);
  const publicName = namesFor(stranger)(person.id).name;
  const isOwn = person.accountId !== null && person.accountId === asked.readerId;
  const byId = new Map(matches.map((match) => [match.id, match]));
  return ok({
    player: {
      id: person.id,
      name: practice ? person.name : publicName,
      publicName,
      isOwn,
      seesPractice: practice,
      prefecture: person.prefecture as Page['player']['prefecture'],
      club: practice || person.age === 'adult' ? person.club : null,
      hidden: isOwn ? person.hidden : null,
      isUnlisted: isOwn && !isPublic({ ...person, hidden: null }),
    },
    rates,
    start: rates.length > 0 ? null : await readStart(db, person.id),
    running: practice ? await findRunning(services, { playerId: person.id, today }) : [],
    periods: shown.map(present.asPeriod),
    form: formOf(results),
    practiceDays: practiceDaysOf(results),
    seasons: seasonsOf(results),
    rivals: rivalsOf(results, RIVALS).map(({ opponentId, won, lost }) => ({
      somebody: nameOf(opponentId ?? ''),
      won,
      lost,
    })),
    bestWins: bestWins.flatMap(({ matchId, points, deviation }) => {
      const match = byId.get(matchId);
      const [opponent] = match ? opponentsOf(match, nameOf) : [];
      if (!match || !opponent) return [];
      return [
        {
          somebody: opponent,
          points: Math.round(points),
          isNew: isNew(match.others, deviation),
          day: match.day,
          where: match.where,
        },
      ];
    }),
    badges: badgesOf(results),
    matches: matches.slice(0, MATCHES).map((match, index) => ({
      id: match.id,
      day: match.day,
      source: match.source,
      where: match.where,
      tournamentId: match.tournamentId,
      sport: match.sport,
      isDoubles: match.isDoubles,
      partner: partnerOf(match, nameOf),
      opponents: opponentsOf(match, nameOf),
      hasWon: present.hasWon(match),
      result: present.ownResult(match),
      change: changes.get(match.id) ?? null,
      meetings: meetingsIn(meetings, results[index]),
    })),
  });
}

/** What each match of a period did to a player. */
export async function readReasons(
  { db }: Pick<Services, 'db'>,
  asked: Asked & { readonly periodId: string; readonly discipline: Discipline },
): Promise<Result<Reasons, 'PLAYER_NOT_FOUND' | 'PERIOD_NOT_FOUND'>> {
  const { periodId, discipline, readerId } = asked;
  const person = await findPlayer({ db }, asked);
  if (!person) return refuse('PLAYER_NOT_FOUND');
  const period = (await store.listPeriods(db, person.id)).find(
    (one) => one.id === periodId && one.discipline === discipline,
  );
  if (!period || !(period.isPublic || person.isFellow)) {
    return refuse('PERIOD_NOT_FOUND');
  }
  const change = { playerId: person.id, periodId, discipline };
  const steps = present.asSteps(await listSteps(db, change));
  const everybody = Map.groupBy(
    await store.listOthers(
      db,
      steps.map(({ matchId }) => matchId),
    ),
    ({ matchId }) => matchId,
  );
  // Everybody on the player's page, so that of two with one name each has the same number here.
  const played = await store.listMatches(db, person.id, { practice: person.isFellow });
  const ids = [...[...everybody.values()].flat(), ...played.flatMap(({ others }) => others)];
  const known = await listPeople(db, [...new Set(ids.map(({ playerId }) => playerId))], readerId);
  const nameOf = namesFor(known, asked);
  const isNew = await newcomers(db, known);
  const shown = present.shownDeltas(
    period,
    steps.map(({ step }) => step.delta),
  );
  return ok({
    period: present.asPeriod(period),
    steps: steps.map(({ matchId, day, step }, index) => {
      const playing = everybody.get(matchId) ?? [];
      const isOwn = (playerId: string) => known.get(playerId)?.id === person.id;
      const side = playing.find(({ playerId }) => isOwn(playerId))?.side;
      const partner = playing.find((one) => one.side === side && !isOwn(one.playerId));
      const opponents = playing.filter((one) => one.side !== side);
      return {
        matchId,
        day,
        partner: partner ? nameOf(partner.playerId) : null,
        opponents: opponents.map(({ playerId }) => nameOf(playerId)),
        opponentPoints: Math.round(step.opponent.rating),
        opponentDeviation: Math.round(step.opponent.deviation),
        isNew: isNew(opponents, step.opponent.deviation),
        expected: Math.round(100 * step.expected),
        hasWon: step.score === 1,
        change: shown.steps[index] ?? 0,
      };
    }),
    floor: shown.floor,
  });
}

/** Says of opponents with the deviation of before the period whether one of them was new. */
async function newcomers(db: Services['db'], known: ReadonlyMap<string, StoredPerson>) {
  const starts = await listStartPoints(db, [...new Set([...known.values()].map(({ id }) => id))]);
  return (opponents: readonly { readonly playerId: string }[], deviation: number) =>
    opponents.some(({ playerId }) => {
      const id = known.get(playerId)?.id;
      return id !== undefined && isNewRate({ deviation }, starts.get(id) ?? null);
    });
}

/** A match as it counts; the opponent is the person of today, also where the match was played under an earlier number. */
function asResult(match: store.OwnMatch, known: ReadonlyMap<string, StoredPerson>): CountedResult {
  const opponent = match.others.find(({ side }) => side !== match.side);
  // Of a pair only one may be known.
  const opponentId = match.isDoubles ? null : (opponent?.playerId ?? null);
  return {
    id: match.id,
    day: match.day,
    source: match.source,
    hasWon: present.hasWon(match),
    opponentId: opponentId && (known.get(opponentId)?.id ?? opponentId),
  };
}

/** One meeting alone says nothing that the result does not. */
function meetingsIn(meetings: ReadonlyMap<string, Tally>, result: CountedResult | undefined) {
  const met = meetings.get(result?.opponentId ?? '');
  return met && met.won + met.lost > 1 ? met : null;
}

function opponentsOf(match: store.OwnMatch, nameOf: (id: string) => Somebody): Somebody[] {
  return match.others
    .filter(({ side }) => side !== match.side)
    .map(({ playerId }) => nameOf(playerId));
}

function partnerOf(match: store.OwnMatch, nameOf: (id: string) => Somebody): Somebody | null {
  const partner = match.others.find(({ side }) => side === match.side);
  return partner ? nameOf(partner.playerId) : null;
}
