import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import * as listed from '#features/entries/server/entries.listed.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';

// Among this many future tournaments of the demo there is one to try the payment with.
const MOST = 50;

/** The next tournament whose first event has a fee that the account can enter, where it has entered nothing; null without one. */
export async function findSample(
  { db, clock }: Services,
  accountId: string,
): Promise<StoredTournament | null> {
  const today = dayInJapan(clock.now());
  for (const tournament of await tournaments.listUpcoming(db, today, MOST)) {
    const [event] = tournament.events;
    const places = { ...tournament, ...placesOf([event]) };
    if (event.feeYen === 0 || Entry.availability(places, today) !== 'open') continue;
    const held = await listed.listLiveOwn(db, accountId, tournament.id);
    if (held.length === 0) return tournament;
  }
  return null;
}
