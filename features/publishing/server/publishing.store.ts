import { and, asc, desc, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { holdsEveryWord } from '#features/tournaments/server/tournaments.search.store.ts';
import {
  type StoredTournament,
  tournamentColumns,
} from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { wordsOfQuery } from '#platform/server/search/grams.ts';
import { day, integer } from '#platform/shared/ids.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';

const PAGE = 20;
const cursors = pageCursor(z.object({ date: day, id: integer }));

/** The tournament that was published with this id, of any organizer. */
export async function findPublished(db: Db, publishId: string): Promise<StoredTournament | null> {
  const [found] = await db
    .select(tournamentColumns)
    .from(tournaments)
    .where(eq(tournaments.publishId, publishId));
  return found ?? null;
}

/** An organization's tournaments that are still to come, the soonest first; a page. */
export function listComing(db: Db, organizerId: number, { today, cursor }: OwnPage) {
  const coming = and(gte(tournaments.eventDate, today), ne(tournaments.state, 'cancelled'));
  return listOwn(db, { organizerId, which: coming, cursor, order: asc });
}

/** Tournaments that are over or cancelled, the newest first; a page. */
export function listPast(db: Db, organizerId: number, { today, cursor }: OwnPage) {
  const past = or(lt(tournaments.eventDate, today), eq(tournaments.state, 'cancelled'));
  return listOwn(db, { organizerId, which: past, cursor, order: desc });
}

interface OwnPage {
  readonly today: string;
  readonly cursor: string | undefined;
}

interface OwnTournaments {
  readonly organizerId: number;
  readonly which: SQL | undefined;
  readonly cursor: string | undefined;
  readonly order: typeof asc;
}

async function listOwn(db: Db, { organizerId, which, cursor, order }: OwnTournaments) {
  const after = cursors.read(cursor);
  const further = order === asc ? sql`>` : sql`<`;
  const rows = await db
    .select(tournamentColumns)
    .from(tournaments)
    .where(
      and(
        eq(tournaments.organizerId, organizerId),
        which,
        after
          ? sql`(${tournaments.eventDate}, ${tournaments.id}) ${further} (${after.date}::date, ${after.id}::int)`
          : undefined,
      ),
    )
    .orderBy(order(tournaments.eventDate), order(tournaments.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) => cursors.write({ date: last.eventDate, id: last.id }));
}

const allCursors = pageCursor(z.object({ id: integer }));

/** Every tournament, the newest first, searched by name and venue; a page. For the operator. */
export async function listAll(
  db: Db,
  search: { q?: string | undefined; cursor?: string | undefined },
) {
  const words = wordsOfQuery(foldForSearch(search.q ?? ''));
  const after = allCursors.read(search.cursor);
  const rows = await db
    .select(tournamentColumns)
    .from(tournaments)
    .where(and(holdsEveryWord(words), after ? lt(tournaments.id, after.id) : undefined))
    .orderBy(desc(tournaments.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) => allCursors.write({ id: last.id }));
}
