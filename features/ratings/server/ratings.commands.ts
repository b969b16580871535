import { v7 as uuidv7 } from 'uuid';
import { endOfMonth, monthOf } from '#domain/rating/months.ts';
import { METHOD } from '#domain/rating/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type CountedMatch, counted, fingerprint } from '../ratings.inputs.policy.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import * as inputs from './ratings.inputs.store.ts';
import type { StoredPeriod, Track } from './ratings.periods.store.ts';
import * as periods from './ratings.periods.store.ts';
import type { TournamentToRate } from './ratings.queue.commands.ts';
import { recomputeFrom } from './ratings.recompute.commands.ts';

/** What rating needs: notices go to those whose rate changed. */
export type RatingServices = Pick<Services, 'db' | 'clock'>;

/**
 * Rates a tournament whose results are final, or rates it again after a correction, an exclusion or another sport: its period and all later ones of its
 * sport. The same results change nothing, however often they are rated. All ratings of one correction notify a person once.
 */
export async function rateTournament(
  services: RatingServices,
  tournamentId: number,
  correctionId?: string | null,
): Promise<void> {
  const isRatedNow = await services.db.transaction(async (tx) => {
    const found = await findLocked(tx, tournamentId);
    if (found === 'SPORT_CHANGED') return false;
    if (found) await rateTournamentIn(services, tx, found, correctionId);
    return true;
  });
  // Tracks are locked in one order: the new one cannot be added to those that are locked.
  if (!isRatedNow) await rateTournament(services, tournamentId, correctionId);
}

/** Puts the periods in their place that a version before has dated by when results were entered; a person is notified once. */
export async function rateMisdated(services: RatingServices): Promise<void> {
  for (const id of await periods.listMisdated(services.db)) {
    await rateTournament(services, id, 'misdated');
  }
}

async function rateTournamentIn(
  services: RatingServices,
  tx: Db,
  { tournament, known }: Locked,
  correctionId: TournamentToRate['correctionId'],
): Promise<void> {
  const { id: tournamentId } = tournament;
  const read = await factsOf(tx, tournament, known);
  // Nothing has counted so far, and nothing does.
  if (!read || (known && isSame(known, read.facts))) return;
  const { facts, matches } = read;
  const computed = { ...facts, method: METHOD, computedAt: services.clock.now() };
  if (known) await periods.update(tx, known.id, computed);
  const period = known
    ? { ...known, ...computed }
    : await periods.insert(tx, { id: uuidv7(), source: 'tournament', tournamentId, ...computed });
  const occasion = correctionId ?? `${period.id} ${facts.inputHash}`;
  const news = { tournament, isFirst: !known, occasion };
  const moved = known !== null && known.sport !== facts.sport;
  if (moved) {
    const left = { news, changed: new Map(), left: known.id };
    await recomputeFrom(services, tx, trackOf(known.sport as RatedSport), known, left);
  }
  const from = known && !moved ? earlier(known, period) : period;
  await recomputeFrom(services, tx, trackOf(facts.sport), from, {
    news,
    changed: new Map([[period.id, matches]]),
  });
}

type Tournament = NonNullable<Awaited<ReturnType<typeof periods.findTournament>>>;

interface Locked {
  readonly tournament: Tournament;
  readonly known: StoredPeriod | null;
}

/**
 * The tournament and its period, read once the tracks of its sport, and of that of its period, are locked; null for an unknown
 * tournament. Refuses where a sport has changed until then, since its track is not locked.
 */
async function findLocked(tx: Db, tournamentId: number): Promise<Locked | 'SPORT_CHANGED' | null> {
  const seen = await periods.findTournament(tx, tournamentId);
  const before = await periods.findByTournament(tx, tournamentId);
  const sports = new Set([seen?.sport, before?.sport].filter(isRated).sort());
  for (const sport of sports) await periods.findTrackForUpdate(tx, trackOf(sport));
  const tournament = await periods.findTournament(tx, tournamentId);
  if (!tournament) return null;
  const known = await periods.findByTournament(tx, tournamentId);
  const isLocked = [tournament.sport, known?.sport].filter(isRated).every((one) => sports.has(one));
  return isLocked ? { tournament, known } : 'SPORT_CHANGED';
}

/** What its period is computed from; null where it has none and no match counts. */
async function factsOf(
  tx: Db,
  { id, sport, isUnrated, eventDate }: Tournament,
  known: StoredPeriod | null,
) {
  const isCounted = isRated(sport) && !isUnrated;
  const matches = isCounted ? counted('tournament', await inputs.listOfTournament(tx, id)) : [];
  if (!known && matches.length === 0) return null;
  const facts = {
    sport: isRated(sport) ? sport : (known?.sport as RatedSport),
    // The day of all of its matches.
    lastDay: eventDate,
    inputHash: hashOf(fingerprint(matches)),
  };
  return { facts, matches };
}

/** Rates the months of practice that are over and have changed since they were rated; every night. */
export async function ratePractice(services: RatingServices): Promise<void> {
  const month = monthOf(dayInJapan(services.clock.now()));
  await rateMonths(services, await inputs.listStaleMonths(services.db, month));
}

/** Rates again what players have played: two have become one person, or are two again. */
export async function ratePeople(
  services: RatingServices,
  playerIds: readonly string[],
): Promise<void> {
  const month = monthOf(dayInJapan(services.clock.now()));
  const months = await inputs.listMonthsOf(services.db, playerIds);
  await rateMonths(
    services,
    months.filter((one) => one.month < month),
  );
  for (const id of await periods.listTournamentsOf(services.db, playerIds)) {
    await rateTournament(services, id);
  }
}

/** Rates the past months of a group's practice again, in its sport and in those in which they may have counted before. */
export async function rateGroup(services: RatingServices, groupId: number): Promise<void> {
  const month = monthOf(dayInJapan(services.clock.now()));
  await rateMonths(services, await inputs.listMonthsOfGroup(services.db, groupId, month));
}

async function rateMonths(
  services: RatingServices,
  stale: readonly { readonly sport: RatedSport; readonly month: string }[],
): Promise<void> {
  for (const sport of new Set(stale.map((one) => one.sport))) {
    const months = stale.filter((one) => one.sport === sport).map((one) => one.month);
    await services.db.transaction((tx) => rateMonthsIn(services, tx, sport, months));
  }
}

async function rateMonthsIn(
  services: RatingServices,
  tx: Db,
  sport: RatedSport,
  months: readonly string[],
): Promise<void> {
  const track = { source: 'practice', sport } as const;
  await periods.findTrackForUpdate(tx, track);
  const known = new Map(
    (await periods.listByMonths(tx, sport, months)).map((period) => [period.month, period]),
  );
  const changed = new Map<string, readonly CountedMatch[]>();
  let from: StoredPeriod | null = null;
  for (const month of months) {
    // A match that changes while they are read makes the month stale.
    const computedAt = services.clock.now();
    const range = { sport, from: month, to: endOfMonth(month) };
    const matches = counted('practice', await inputs.listOfPractice(tx, range));
    const period = known.get(month);
    const facts = {
      lastDay: lastDayOf(matches) ?? period?.lastDay ?? endOfMonth(month),
      inputHash: hashOf(fingerprint(matches)),
    };
    const computed = { ...facts, method: METHOD, computedAt };
    if (period) await periods.update(tx, period.id, computed);
    if (period && isSame(period, { sport, ...facts })) continue;
    const stored: StoredPeriod = period
      ? earlier(period, { ...period, ...facts })
      : await periods.insert(tx, { id: uuidv7(), ...track, month, ...computed });
    changed.set(stored.id, matches);
    from = from ? earlier(from, stored) : stored;
  }
  if (from) await recomputeFrom(services, tx, track, from, { news: null, changed });
}

function trackOf(sport: RatedSport): Track {
  return { source: 'tournament', sport };
}

function isRated(sport: string | undefined): sport is RatedSport {
  return sport !== undefined && sport !== 'unspecified';
}

function isSame(
  known: StoredPeriod,
  facts: Pick<StoredPeriod, 'sport' | 'lastDay' | 'inputHash'>,
): boolean {
  return (
    known.inputHash === facts.inputHash &&
    known.sport === facts.sport &&
    known.lastDay === facts.lastDay &&
    known.method === METHOD
  );
}

function isBefore(one: StoredPeriod, other: StoredPeriod): boolean {
  return (
    one.lastDay < other.lastDay || (one.lastDay === other.lastDay && one.number < other.number)
  );
}

function earlier(one: StoredPeriod, other: StoredPeriod): StoredPeriod {
  return isBefore(other, one) ? other : one;
}

function lastDayOf(matches: readonly CountedMatch[]): string | undefined {
  return matches
    .map(({ day }) => day)
    .sort()
    .at(-1);
}
