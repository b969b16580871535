import { findByAccount } from '#features/players/server/players.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import type * as contract from '../ratings.contract.ts';
import { RATED_SPORTS, type RatedSport } from '../ratings.vocabulary.ts';
import { isPublic, namesFor } from './ratings.names.presenter.ts';
import { listPeople } from './ratings.people.store.ts';
import { asRate } from './ratings.presenter.ts';
import * as store from './ratings.ranking.store.ts';
import { findMainSport } from './ratings.rates.commands.ts';

type RankingOutput = Given<typeof contract.ranking>;
type Row = RankingOutput['top'][number];

const TOP = 100;
const BESIDE = 4;

interface Asked extends Omit<store.Ranking, 'sport'> {
  /** Missing where the reader has chosen none: the reader's main one, and where nothing says it that of most ranked players. */
  readonly sport?: RatedSport | undefined;
  readonly readerId: string | null;
}

/** A ranking as its reader sees it: strangers' names, whose own row is marked, and the places around it. */
export async function readRanking(
  { db }: Pick<Services, 'db'>,
  { readerId, sport, ...filters }: Asked,
): Promise<RankingOutput> {
  const ownId = readerId === null ? null : await findByAccount(db, readerId);
  const opened = async () =>
    (ownId && (await findMainSport(db, { id: ownId, accountId: readerId }))) ||
    (await store.findFullest(db, RATED_SPORTS, filters.discipline)) ||
    RATED_SPORTS[0];
  const ranking = { ...filters, sport: sport ?? (await opened()) };
  const [top, ranked, own, hasGrades] = await Promise.all([
    store.listTop(db, ranking, TOP),
    store.countRanked(db, ranking),
    ownId === null ? null : store.findRanked(db, ranking, ownId),
    store.existsGrade(db),
  ]);
  const around = own ? await rowsAround({ db }, ranking, own) : [];
  const place = own ? placeIn(top, own) : 0;
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

/** Inside the first hundred as it is now; below, counted from the last mark. */
function placeIn(
  top: readonly store.RankedRow[],
  own: store.RankedRow & { readonly place: number },
): number {
  const at = top.findIndex(({ playerId }) => playerId === own.playerId);
  return at >= 0 ? at + 1 : Math.max(top.length + 1, own.place);
}
