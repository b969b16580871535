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
  const played = playersOf(matches.values());
  const live = await changeStore.listLive(tx, [
    ...following.map(({ id }) => id),
    ...(left ? [left] : []),
  ]);
  const everybody = new Set(played);
  for (const { playerId } of live) everybody.add(playerId);
  const before = await changeStore.listBefore(tx, track, from, [...everybody]);
  const known = new Map(before.map((strength) => [keyOf(strength), strength]));
  const starts = await changeStore.listStarts(tx, [...everybody]);
  const strengthOf = (rate: Rate): Strength =>
    known.get(keyOf(rate)) ?? first(starts.get(rate.playerId) ?? null);
  const { made, whole, last, superseded } = compared(live, changed, () =>
    computed(following, matches, strengthOf),
  );

  const now = services.clock.now();
  await changeStore.updateSuperseded(tx, superseded, now);
  await changeStore.insertAll(tx, made.map(asStored), now);
  // The steps of all other periods name the matches that they are computed from: the same ones.
  await changeStore.updateSteps(
    tx,
    [...changed.keys(), ...(left ? [left] : [])],
    whole.flatMap(asSteps),
  );
  const rates = currentRates({ superseded, made, known, last });
  const playerIds = [...rates.stored, ...rates.gone].map(({ playerId }) => playerId);
  const shown = news ? await changeStore.listCurrent(tx, track, playerIds) : [];
  await changeStore.upsertCurrent(tx, track, rates.stored);
  await changeStore.deleteCurrent(tx, track, rates.gone);
  if (track.source === 'tournament') await updateRanked(tx, dayInJapan(now), playerIds);
  if (!news) return;
  const begun = rates.gone.map((rate) => ({ ...rate, rating: strengthOf(rate).rating }));
  await notifyOfRates(services, tx, { news, before: shown, after: [...rates.stored, ...begun] });
}

/** What a period did to a player, as it has just been computed. */
interface Computed extends Rate {
  readonly periodId: string;
  readonly change: Change;
}

function* computed(
  following: readonly StoredPeriod[],
  matches: ReadonlyMap<string, readonly CountedMatch[]>,
  strengthOf: (rate: Rate) => Strength,
): Generator<Computed, void> {
  for (const discipline of DISCIPLINES) {
    const periods = following.map(({ id, lastDay }) => ({
      id,
      day: lastDay,
      matches: (matches.get(id) ?? []).filter((match) => match.discipline === discipline),
    }));
    const before = (playerId: string) => strengthOf({ playerId, discipline });
    for (const [periodId, changes] of replay(periods, before)) {
      for (const change of changes) {
        yield { periodId, discipline, playerId: change.playerId, change };
      }
    }
  }
}

interface Comparison {
  /** What differs from what counted so far. */
  readonly made: readonly Computed[];
  /** All of the periods that have changed: a match that was entered again may change no number, but the steps name it. */
  readonly whole: readonly Computed[];
  /** The last one of each rate. */
  readonly last: ReadonlyMap<string, Computed>;
  readonly superseded: readonly LiveChange[];
}

/** Nothing that is as it was stays in memory: of a hundred thousand steps, most are. */
function compared(
  live: readonly LiveChange[],
  changed: ReadonlyMap<string, unknown>,
  all: () => Iterable<Computed>,
): Comparison {
  const old = new Map<string, Map<string, LiveChange>>();
  for (const change of live) {
    const period = `${change.discipline} ${change.periodId}`;
    const known = old.get(period);
    if (known) known.set(change.playerId, change);
    else old.set(period, new Map([[change.playerId, change]]));
  }
  const made: Computed[] = [];
  const whole: Computed[] = [];
  const last = new Map<string, Computed>();
  for (const one of all()) {
    const ofPeriod = old.get(`${one.discipline} ${one.periodId}`);
    const known = ofPeriod?.get(one.playerId);
    if (known && isEqual(known, one.change)) ofPeriod?.delete(one.playerId);
    else made.push(one);
    if (changed.has(one.periodId)) whole.push(one);
    last.set(keyOf(one), one);
  }
  return { made, whole, last, superseded: [...old.values()].flatMap((left) => [...left.values()]) };
}

function playersOf(matches: Iterable<readonly CountedMatch[]>): Set<string> {
  const players = new Set<string>();
  for (const period of matches) {
    for (const { sides } of period) {
      for (const side of sides) for (const playerId of side) players.add(playerId);
    }
  }
  return players;
}

function asStored({ periodId, discipline, playerId, change }: Computed): StoredChange {
  const { before, after, floor, steps } = change;
  const won = wonOf(change);
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
    recentDays: daysOf(after),
  };
}

function wonOf({ steps }: Change): number {
  return steps.reduce((won, { score }) => won + score, 0);
}

function daysOf({ recentDays }: Strength): string {
  return `{${recentDays.join(',')}}`;
}

function asSteps({ periodId, discipline, change }: Computed): StoredStep[] {
  return change.steps.map(({ matchId, score }) => ({
    playerId: change.playerId,
    matchId,
    periodId,
    discipline,
    score,
  }));
}

/** Whether a change is as it was in everything that later periods and readers see. */
function isEqual(known: LiveChange, change: Change): boolean {
  const { before, after, floor, steps } = change;
  const won = wonOf(change);
  return (
    known.points === after.rating &&
    known.pointsBefore === before.rating &&
    known.deviation === after.deviation &&
    known.deviationBefore === before.deviation &&
    known.volatility === after.volatility &&
    known.floor === floor &&
    known.won === won &&
    known.lost === steps.length - won &&
    known.matches === after.matches &&
    known.recentDays === daysOf(after)
  );
}

/** Where those whose rate has moved stand after the last period, and whose rate no period has made any more. */
function currentRates({
  superseded,
  made,
  known,
  last,
}: Pick<Comparison, 'superseded' | 'made' | 'last'> & {
  readonly known: ReadonlyMap<string, Rate & Strength & { readonly periodId: string }>;
}): { readonly stored: readonly CurrentRate[]; readonly gone: readonly Rate[] } {
  const moved = new Map<string, Rate>();
  for (const one of [...superseded, ...made]) moved.set(keyOf(one), one);
  const stored: CurrentRate[] = [];
  const gone: Rate[] = [];
  for (const [key, rate] of moved) {
    const computed = last.get(key);
    const now = computed ? { ...computed, ...computed.change.after } : known.get(key);
    if (now) stored.push({ ...now, rankedUntil: rankedUntil(now) });
    else gone.push(rate);
  }
  return { stored, gone };
}

function keyOf({ playerId, discipline }: Rate): string {
  return `${discipline} ${playerId}`;
}
