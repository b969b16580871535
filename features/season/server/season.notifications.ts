import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import type { StoredFixture } from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { listSpeakers } from '#features/tie-orders/server/tie-orders.store.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { FixtureSide } from '../season.vocabulary.ts';

interface OfSide {
  readonly tournament: StoredTournament;
  readonly event: Pick<StoredEvent, 'id'>;
  readonly fixture: StoredFixture;
  readonly side: FixtureSide;
}

/** A fixture, with the team for which somebody has written. */
type Written = Omit<OfSide, 'side'> & { readonly side: FixtureSide | null };

interface News {
  readonly kind: Extract<
    NotificationKind,
    'season-proposal' | 'season-result' | 'season-order' | 'season-orders-out' | 'season-order-due'
  >;
  /** What it is about: the same is not said twice. */
  readonly occasion: string;
}

/** Notifies those who speak for the other team of a fixture that there is something to answer or to read. */
export async function notifyOther(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  { side, ...written }: Written,
  news: News,
): Promise<void> {
  await notifySide(services, tx, { ...written, side: otherSide(side) }, news);
}

/** Notifies those who speak for a team of a fixture. */
export async function notifySide(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  { tournament, event, fixture, side }: OfSide,
  { kind, occasion }: News,
): Promise<void> {
  const entrants = await listEntrants(tx, event.id);
  const named = (number: number) => entrants.find((entrant) => entrant.number === number);
  const entryId = named(fixture[side])?.entryId;
  if (!entryId) return;
  const opponent = named(fixture[otherSide(side)])?.name ?? '';
  const facts = { ...asNotificationFacts(tournament), eventId: event.id, opponent };
  const now = services.clock.now();
  const people = (await listSpeakers(tx, [entryId])).map(({ accountId }) => ({
    accountId,
    facts,
    dedupeKey: `${kind} ${fixture.id} ${occasion} ${accountId}`,
  }));
  await notifyPeople(services, tx, { kind, now, people });
}

/** The away team where nobody of the home team has written. */
function otherSide(side: FixtureSide | null): FixtureSide {
  return side === 'home' ? 'away' : 'home';
}
