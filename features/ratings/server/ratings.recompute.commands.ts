import { endOfMonth } from '#domain/rating/months.ts';
import type { Change } from '#domain/rating/period.ts';
import { replay } from '#domain/rating/replay.ts';
import { first, rankedUntil, type Strength } from '#domain/rating/strength.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type CountedMatch, counted } from '../ratings.inputs.policy.ts';
import type { CurrentRate, Rate, StoredChange, StoredStep } from './ratings.changes.store.ts';
import * as changeStore from './ratings.changes.store.ts';
import * as inputs from './ratings.inputs.store.ts';
import { type News, notifyOfRates } from './ratings.notifications.ts';
import type { StoredPeriod, Track } from './ratings.periods.store.ts';
import * as periodStore from './ratings.periods.store.ts';

export interface Recomputation {
  /** Null where nobody is notified. */
  readonly news: News | null;
  /** A period that belongs to another sport now: what it did in this track is superseded. */
  readonly left?: string | undefined;
}

/**
 * Computes a period of a track and all that follow it, in their order, from the matches as they are now. The same matches give the same
 * numbers. Only what differs is written; what it replaces stays as superseded. A step of other commands, which hold the lock of the track.
 */
export async function recomputeFrom(
  services: Pick<Services, 'clock'>,
  tx: Db,
  track: Track,
  from: Pick<StoredPeriod, 'lastDay' | 'number'>,
  { news, left }: Recomputation,
): Promise<void> {
  const following = await periodStore.listFrom(tx, track, from);
  const matches = await listMatches(tx, track, following);
  const played = [...new Set([...matches.values()].flat().flatMap(({ sides }) => sides.flat()))];
  const live = await changeStore.listLive(tx, [
    ...following.map(({ id }) => id),
    ...(left ? [left] : []),
  ]);
  const everybody = [...new Set([...played, ...live.map(({ playerId }) => playerId)])];
  const before = await changeStore.listBefore(tx, track, from, everybody);
  const known = new Map(before.map((strength) => [keyOf(strength), strength]));
  const starts = await changeStore.listStarts(tx, played);
  const computed = DISCIPLINES.flatMap((discipline) => {
    const ofPeriods = following.map(({ id, lastDay }) => ({
      id,
      day: lastDay,
      matches: (matches.get(id) ?? []).filter((match) => match.discipline === discipline),
    }));
    const strength = (playerId: string): Strength =>
      known.get(keyOf({ playerId, discipline })) ?? first(starts.get(playerId) ?? null);
    const changes = replay(ofPeriods, strength);
    return following.flatMap(({ id: periodId }) =>
      (changes.get(periodId) ?? []).map((change) => ({ periodId, discipline, change })),
    );
  });

  const now = services.clock.now();
  const differing = differences(live, computed);
  await changeStore.updateSuperseded(tx, differing.superseded, now);
  await changeStore.insertAll(tx, differing.made, now);
  const touched = new Set(
    [...differing.superseded, ...differing.made].map(({ periodId }) => periodId),
  );
  await changeStore.updateSteps(
    tx,
    [...touched],
    computed.filter(({ periodId }) => touched.has(periodId)).flatMap(asSteps),
  );
  const rates = currentRates({ live, known, computed });
  const shown = news ? await changeStore.listCurrent(tx, track, everybody) : [];
  await changeStore.upsertCurrent(tx, track, rates.stored);
  await changeStore.deleteCurrent(tx, track, rates.gone);
  if (news) await notifyOfRates(services, tx, { news, before: shown, after: rates.stored });
}

interface Computed {
  readonly periodId: string;
  readonly discipline: Rate['discipline'];
  readonly change: Change;
}

/** The matches that count, by period. */
async function listMatches(
  tx: Db,
  { source, sport }: Track,
  following: readonly StoredPeriod[],
): Promise<ReadonlyMap<string, readonly CountedMatch[]>> {
  if (source === 'practice') {
    const months = following.flatMap(({ month }) => month ?? []).sort();
    const [begin, last] = [months.at(0), months.at(-1)];
    if (!begin || !last) return new Map();
    const range = { sport, from: begin, to: endOfMonth(last) };
    const all = counted('practice', await inputs.listOfPractice(tx, range));
    const byMonth = Map.groupBy(all, ({ day }) => day.slice(0, 7));
    return new Map(
      following.map(({ id, month }) => [id, byMonth.get((month ?? '').slice(0, 7)) ?? []]),
    );
  }
  const ids = following.flatMap(({ tournamentId }) => tournamentId ?? []);
  const unrated = await periodStore.listUnrated(tx, ids);
  const rated = ids.filter((id) => !unrated.has(id));
  const stored = Map.groupBy(
    await inputs.listOfTournaments(tx, rated),
    ({ tournamentId }) => tournamentId,
  );
  return new Map(
    following.map(({ id, tournamentId }) => [
      id,
      counted('tournament', stored.get(tournamentId ?? 0) ?? []),
    ]),
  );
}

function differences(live: readonly StoredChange[], computed: readonly Computed[]) {
  const old = new Map(live.map((change) => [`${change.periodId} ${keyOf(change)}`, change]));
  const made: StoredChange[] = [];
  for (const one of computed) {
    const change = asStored(one);
    const key = `${change.periodId} ${keyOf(change)}`;
    const known = old.get(key);
    if (known && isEqual(known, change)) old.delete(key);
    else made.push(change);
  }
  return { superseded: [...old.values()], made };
}

function asStored({ periodId, discipline, change }: Computed): StoredChange {
  const { playerId, before, after, floor, steps } = change;
  const won = steps.filter(({ score }) => score === 1).length;
  return {
    periodId,
    playerId,
    discipline,
    pointsBefore: before.rating,
    deviationBefore: before.deviation,
    points: after.rating,
    deviation: after.deviation,
    volatility: after.volatility,
    floor,
    won,
    lost: steps.length - won,
    matches: after.matches,
    recentDays: after.recentDays,
  };
}

function asSteps({ periodId, discipline, change }: Computed): StoredStep[] {
  return change.steps.map(({ matchId, opponent, score, expected, delta }) => ({
    playerId: change.playerId,
    matchId,
    periodId,
    discipline,
    opponentPoints: opponent.rating,
    opponentDeviation: opponent.deviation,
    score,
    expected,
    delta,
  }));
}

/** Whether two numbers of one player and period are the same in everything that later periods and readers see. */
function isEqual(one: StoredChange, other: StoredChange): boolean {
  return (
    one.points === other.points &&
    one.pointsBefore === other.pointsBefore &&
    one.deviation === other.deviation &&
    one.deviationBefore === other.deviationBefore &&
    one.volatility === other.volatility &&
    one.floor === other.floor &&
    one.won === other.won &&
    one.lost === other.lost &&
    one.matches === other.matches &&
    one.recentDays.join() === other.recentDays.join()
  );
}

/** Where everybody stands after the last period, and whose rate no period has made any more. */
function currentRates({
  live,
  known,
  computed,
}: {
  readonly live: readonly StoredChange[];
  readonly known: ReadonlyMap<string, Rate & Strength & { readonly periodId: string }>;
  readonly computed: readonly Computed[];
}): { readonly stored: readonly CurrentRate[]; readonly gone: readonly Rate[] } {
  const last = new Map<string, Omit<CurrentRate, 'rankedUntil'>>();
  for (const { periodId, discipline, change } of computed) {
    const rate = { playerId: change.playerId, discipline, periodId, ...change.after };
    last.set(keyOf(rate), rate);
  }
  const gone: Rate[] = [];
  for (const change of live) {
    const key = keyOf(change);
    if (last.has(key)) continue;
    const earlier = known.get(key);
    if (earlier) last.set(key, earlier);
    else gone.push(change);
  }
  const stored = [...last.values()].map((rate) => ({ ...rate, rankedUntil: rankedUntil(rate) }));
  return { stored, gone };
}

function keyOf({ playerId, discipline }: Rate): string {
  return `${discipline} ${playerId}`;
}
