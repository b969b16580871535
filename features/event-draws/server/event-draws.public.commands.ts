import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { readResults, type StoredResults } from '../results/server/results.presenter.ts';
import { asPublicDraw } from './event-draws.public.presenter.ts';
import * as store from './event-draws.public.store.ts';

/** Reads the published draw of an event as everybody sees it. */
export async function readPublicDraw(db: Db, tournament: StoredTournament, event: StoredEvent) {
  const drawn = await store.listDraws(db, event.id);
  // Only published draws are read with their record, at most one of each stage.
  const out = drawn.flatMap(({ draw, ...one }) => (draw ? [{ ...one, draw }] : []));
  const people = out.length > 0 ? await store.listPeople(db, event.id) : [];
  const results = new Map<string, StoredResults>();
  for (const one of out) results.set(one.stageId, await readResults(db, one));
  return asPublicDraw({ tournament, event, drawn, people, results });
}
