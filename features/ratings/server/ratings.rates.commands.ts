import type { Services } from '#platform/server/services.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type * as contract from '../ratings.contract.ts';
import { mainSport } from '../ratings.main-sport.policy.ts';
import { LEAST_RANKING, type RatedSport } from '../ratings.vocabulary.ts';
import { isPublic } from './ratings.names.presenter.ts';
import type { StoredPeriodOf, StoredRate } from './ratings.page.store.ts';
import * as store from './ratings.page.store.ts';
import { listPeople, listSports, type StoredPerson } from './ratings.people.store.ts';
import * as present from './ratings.presenter.ts';
import { countRanked, findRanked } from './ratings.ranking.store.ts';
import { listStartPoints } from './ratings.strengths.store.ts';

type Rate = Given<typeof contract.playerPage>['rates'][number];
type Own = Given<typeof contract.own>;
type Reading = Pick<Services, 'db' | 'clock'>;

/** So many periods the small picture on My Page shows. */
const TREND = 24;

/** A player's current rates, the headline first, with the places of those that are ranked. */
export async function readRates(
  { db }: Pick<Services, 'db'>,
  {
    person,
    periods,
    today,
  }: {
    readonly person: StoredPerson;
    readonly periods: readonly StoredPeriodOf[];
    readonly today: string;
  },
): Promise<Rate[]> {
  const rates = headlineFirst(await store.listRates(db, person.id)).filter((rate) =>
    periods.some((period) => isOf(period, rate)),
  );
  const declared = await findDeclared(db, person.id);
  return Promise.all(
    rates.map(async (rate) => {
      const last = periods.findLast((period) => isOf(period, rate));
      return present.asCurrentRate(rate, {
        today,
        declared,
        change: last ? present.shownChange(last) : 0,
        place: await placeOf(db, rate),
      });
    }),
  );
}

/** The reader's own headline with its last steps. */
export async function readOwn(
  { db, clock }: Reading,
  { playerId, readerId }: { readonly playerId: string | null; readonly readerId: string },
): Promise<Own> {
  const person = playerId && (await listPeople(db, [playerId], readerId)).get(playerId);
  if (!person) {
    const nothing = { rate: null, start: null, playerId: null, trend: [], last: null };
    return { ...nothing, hasRanking: false, hidden: null, isUnlisted: false };
  }
  const today = dayInJapan(clock.now());
  const periods = await store.listPeriods(db, person.id);
  const [rate = null] = (await readRates({ db }, { person, periods, today })).filter(
    ({ source }) => source === 'tournament',
  );
  const own = rate ? periods.filter((period) => isOf(period, rate)) : [];
  const last = own.at(-1);
  const [begin] = own;
  const points = own.map((period) => Math.round(period.points));
  const ranked = rate
    ? await countRanked(db, { sport: rate.sport, discipline: rate.discipline })
    : 0;
  return {
    rate,
    start: rate ? null : await readStart(db, person.id),
    playerId: person.id,
    trend: begin ? [Math.round(begin.pointsBefore), ...points].slice(-TREND) : [],
    last: last ? present.asPeriod(last) : null,
    hasRanking: ranked >= LEAST_RANKING,
    hidden: person.hidden,
    isUnlisted: !isPublic({ ...person, hidden: null }),
  };
}

/** What a player begins with, before the first rated match. */
export async function readStart(db: Services['db'], playerId: string): Promise<Own['start']> {
  return present.asStart(await findDeclared(db, playerId));
}

/** The main sport of a player: that of most rated matches, then that of the clubs; null where neither says one. */
export async function findMainSport(
  db: Services['db'],
  player: Pick<StoredPerson, 'id' | 'accountId'>,
): Promise<RatedSport | null> {
  const rates = await store.listRates(db, player.id);
  return mainSport(rates, rates.length > 0 ? [] : await listSports(db, player));
}

async function findDeclared(db: Services['db'], playerId: string): Promise<number | null> {
  return (await listStartPoints(db, [playerId])).get(playerId) ?? null;
}

async function placeOf(db: Services['db'], rate: StoredRate): Promise<Rate['place']> {
  if (rate.source !== 'tournament') return null;
  const ranking = { sport: rate.sport, discipline: rate.discipline };
  const ranked = await findRanked(db, ranking, rate.playerId);
  if (!ranked) return null;
  const of = await countRanked(db, ranking);
  return { place: ranked.place, of: Math.max(of, ranked.place) };
}

/** Tournaments before practice, the main sport before others, singles before doubles, then by matches. */
function headlineFirst(rates: readonly StoredRate[]): StoredRate[] {
  const main = mainSport(rates, []);
  const weight = ({ source, sport, discipline, matches }: StoredRate) =>
    (source === 'tournament' ? 4_000_000 : 0) +
    (sport === main ? 2_000_000 : 0) +
    (discipline === 'singles' ? 1_000_000 : 0) +
    Math.min(matches, 999_999);
  return [...rates].sort((one, other) => weight(other) - weight(one));
}

function isOf(
  period: StoredPeriodOf,
  { sport, discipline, source }: Pick<StoredRate, 'sport' | 'discipline' | 'source'>,
): boolean {
  return period.sport === sport && period.discipline === discipline && period.source === source;
}
