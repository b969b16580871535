import type { Change } from '#domain/rating/period.ts';
import { replay } from '#domain/rating/replay.ts';
import { first, rankedUntil, type Strength } from '#domain/rating/strength.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { CountedMatch } from '../ratings.inputs.policy.ts';
import type {
  CurrentRate,
  LiveChange,
  Rate,
  StoredChange,
  StoredStep,
} from './ratings.changes.store.ts';
import * as changeStore from './ratings.changes.store.ts';
import { type News, notifyOfRates } from './ratings.notifications.ts';
import type { StoredPeriod, Track } from './ratings.periods.store.ts';
import * as periodStore from './ratings.periods.store.ts';
import { updateRanked } from './ratings.ranked.store.ts';
import { listCounted } from './ratings.steps.store.ts';

export interface Recomputation {
  /** Null where nobody is notified. */
  readonly news: News | null;
  /** The matches of the periods that have changed, by period; those of the others are the ones that their steps name. */
  readonly changed: ReadonlyMap<string, readonly CountedMatch[]>;
  /** A period that belongs to another sport now: what it did in this track is superseded. */
  readonly left?: string | undefined;
}

/**
 * Computes the first period of a track that has changed and all that follow it, in their order. The same matches give the same numbers. Only what differs
 * is written; what it replaces stays as superseded. A step of other commands, which hold the lock of the track.
 */
export async function recomputeFrom(
  services: Pick<Services, 'clock'>,
  tx: Db,
  track: Track,
  from: Pick<StoredPeriod, 'lastDay' | 'number'>,
  { news, changed, left }: Recomputation,
): Promise<void> {
  const following = await periodStore.listFrom(tx, track, from);
  const unchanged = following.flatMap(({ id }) => (changed.has(id) ? [] : [id]));
  const matches = new Map([...changed, ...(await listCounted(tx, unchanged))]);
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
  const differ = [...differing.superseded, ...differing.made];
  const changes = differ.filter(({ periodId }) => !changed.has(periodId));
  const renewed = new Set(changes.map(changeKeyOf));
  // A match of a changed period that was entered again may change no number, but the steps name it.
  const steps = computed.filter(
    (one) => changed.has(one.periodId) || renewed.has(changeKeyOf(rateOf(one))),
  );
  await changeStore.updateSteps(
    tx,
    { periodIds: [...changed.keys()], changes },
    steps.flatMap(asSteps),
  );
  const moved = new Set(differ.map(keyOf));
  const rates = currentRates({ live, known, computed }, moved);
  const playerIds = [...rates.stored, ...rates.gone].map(({ playerId }) => playerId);
  const shown = news ? await changeStore.listCurrent(tx, track, playerIds) : [];
  await changeStore.upsertCurrent(tx, track, rates.stored);
  await changeStore.deleteCurrent(tx, track, rates.gone);
  if (track.source === 'tournament') await updateRanked(tx, dayInJapan(now), playerIds);
  if (news) await notifyOfRates(services, tx, { news, before: shown, after: rates.stored });
}

interface Computed {
  readonly periodId: string;
  readonly discipline: Rate['discipline'];
  readonly change: Change;
}

function differences(live: readonly LiveChange[], computed: readonly Computed[]) {
  const old = new Map(live.map((change) => [changeKeyOf(change), change]));
  const made: StoredChange[] = [];
  for (const one of computed) {
    const change = asStored(one);
    const key = changeKeyOf(change);
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
    recentDays: `{${after.recentDays.join(',')}}`,
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
    one.recentDays === other.recentDays
  );
}

/** Where those whose rate has moved stand after the last period, and whose rate no period has made any more. */
function currentRates(
  {
    live,
    known,
    computed,
  }: {
    readonly live: readonly StoredChange[];
    readonly known: ReadonlyMap<string, Rate & Strength & { readonly periodId: string }>;
    readonly computed: readonly Computed[];
  },
  moved: ReadonlySet<string>,
): { readonly stored: readonly CurrentRate[]; readonly gone: readonly Rate[] } {
  const last = new Map<string, Omit<CurrentRate, 'rankedUntil'>>();
  for (const { periodId, discipline, change } of computed) {
    const rate = { playerId: change.playerId, discipline, periodId, ...change.after };
    if (moved.has(keyOf(rate))) last.set(keyOf(rate), rate);
  }
  const gone: Rate[] = [];
  for (const change of live) {
    const key = keyOf(change);
    if (last.has(key) || !moved.has(key)) continue;
    const earlier = known.get(key);
    if (earlier) last.set(key, earlier);
    else gone.push(change);
  }
  const stored = [...last.values()].map((rate) => ({ ...rate, rankedUntil: rankedUntil(rate) }));
  return { stored, gone };
}

function rateOf({ periodId, discipline, change: { playerId } }: Computed) {
  return { periodId, discipline, playerId };
}

function changeKeyOf(change: Rate & { readonly periodId: string }): string {
  return `${change.periodId} ${keyOf(change)}`;
}

function keyOf({ playerId, discipline }: Rate): string {
  return `${discipline} ${playerId}`;
}
