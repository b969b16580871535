import { findByAccount } from '#features/players/server/players.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import type * as contract from '../ratings.contract.ts';
import { RATED_SPORTS, type RatedSport } from '../ratings.vocabulary.ts';
import { isPublic, namesFor } from './ratings.names.presenter.ts';
import { listPeople } from './ratings.people.store.ts';
import type { Places } from './ratings.places.commands.ts';
import { asRate } from './ratings.presenter.ts';
import * as store from './ratings.ranking.store.ts';

type RankingOutput = Given<typeof contract.ranking>;
type Row = RankingOutput['top'][number];

const TOP = 100;
const BESIDE = 4;

interface Asked extends Omit<store.Ranking, 'sport'> {
  /** Missing where the reader has chosen none: that of most ranked players. */
  readonly sport?: RatedSport | undefined;
  readonly readerId: string | null;
}

/** A ranking as its reader sees it: strangers' names, whose own row is marked, and the places around it. */
export async function readRanking(
  { db }: Pick<Services, 'db'>,
  places: Places,
  { readerId, sport, ...filters }: Asked,
): Promise<RankingOutput> {
  const ranking = { ...filters, sport: sport ?? (await fullestSport(places, filters)) };
  const ownId = readerId === null ? null : await findByAccount(db, readerId);
  const [top, ranked, own, hasGrades] = await Promise.all([
    store.listTop(db, ranking, TOP),
    places.count(ranking),
    ownId === null ? null : store.findRanked(db, ranking, ownId),
    places.hasGrades(),
  ]);
  const around = own ? await rowsAround({ db }, ranking, own) : [];
  const place = own ? await placeIn(places, ranking, top, own) : 0;
  const before = around.findIndex(({ playerId }) => playerId === own?.playerId);
  // Nobody's club mates: the ranking is what strangers read.
  const people = await listPeople(
    db,
    [...top, ...around].map(({ playerId }) => playerId),
    null,
  );
  const nameOf = namesFor(people);
  const present = (row: store.RankedRow, at: number): Row[] => {
    const person = people.get(row.playerId);
    const isOwn = row.playerId === ownId;
    if (!person || (!isOwn && !isPublic(person))) return [];
    const name = isOwn ? person.name : nameOf(row.playerId).name;
    return [
      {
        place: at,
        playerId: row.playerId,
        name,
        prefecture: person.prefecture as Row['prefecture'],
        ...asRate(row),
        isOwn,
      },
    ];
  };
  const listed = top.flatMap((row, index) => present(row, index + 1));
  return {
    sport: ranking.sport,
    discipline: ranking.discipline,
    ranked: Math.max(ranked, top.length),
    unlisted: top.length - listed.length,
    top: listed,
    around: own && {
      place,
      rows: around.flatMap((row, index) => present(row, place - before + index)),
    },
    hasGrades,
  };
}

async function rowsAround(
  { db }: Pick<Services, 'db'>,
  ranking: store.Ranking,
  own: store.RankedRow,
): Promise<store.RankedRow[]> {
  const [above, below] = await Promise.all([
    store.listBeside(db, ranking, own, 'above', BESIDE),
    store.listBeside(db, ranking, own, 'below', BESIDE),
  ]);
  return [...above.reverse(), own, ...below];
}

/** Inside the first hundred as it is now; below from the places in memory. */
async function placeIn(
  places: Places,
  ranking: store.Ranking,
  top: readonly store.RankedRow[],
  own: store.RankedRow,
): Promise<number> {
  const at = top.findIndex(({ playerId }) => playerId === own.playerId);
  return at >= 0 ? at + 1 : Math.max(top.length + 1, await places.placeOf(ranking, own));
}

async function fullestSport(
  places: Places,
  filters: Omit<store.Ranking, 'sport'>,
): Promise<RatedSport> {
  const { discipline, today } = filters;
  const counts = await Promise.all(
    RATED_SPORTS.map(async (sport) => ({
      sport,
      count: await places.count({ sport, discipline, today }),
    })),
  );
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sport;
}
