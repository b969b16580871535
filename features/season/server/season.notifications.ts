import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { listSpeakers } from '#features/event-draws/ties/server/ties.speakers.store.ts';
import {
  listFixtures,
  listTeams,
  type StoredFixture,
  type StoredTeam,
} from '#features/matches/ties/server/ties.fixtures.store.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#features/notifications/notifications.vocabulary.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { listDesk } from '#features/referees/server/referees.officials.commands.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { FIXTURE_SIDES, type FixtureSide } from '../season.vocabulary.ts';

interface OfSide {
  readonly tournament: StoredTournament;
  readonly event: Pick<StoredEvent, 'id'>;
  readonly fixture: StoredFixture;
  readonly side: FixtureSide;
}

/** A fixture, with the team for which somebody has written. */
type Written = Omit<OfSide, 'side'> & { readonly side: FixtureSide | null };

interface News {
  readonly kind: Extract<NotificationKind, `season-${string}`>;
  /** What it is about: the same is not said twice. */
  readonly occasion: string;
  /** Who has caused it, and needs no news of it. */
  readonly writerId?: string;
}

type Sending = Pick<Services, 'clock' | 'jobs'>;

/** Notifies those who speak for the other team of a fixture that there is something to answer or to read. */
export async function notifyOther(
  services: Sending,
  tx: Db,
  { side, ...written }: Written,
  news: News,
): Promise<void> {
  await notifySide(services, tx, { ...written, side: otherSide(side) }, news);
}

/** Notifies those who speak for a team of a fixture. */
export async function notifySide(
  services: Sending,
  tx: Db,
  about: OfSide,
  news: News,
): Promise<void> {
  const { speakers, facts } = await findSide(tx, about);
  await send(services, tx, { ...news, about, accountIds: speakers, facts });
}

/** Notifies those who speak for either team of what the organizer has decided about their fixture. */
export async function notifyTeams(
  services: Sending,
  tx: Db,
  about: Omit<OfSide, 'side'>,
  news: News,
): Promise<void> {
  for (const side of FIXTURE_SIDES) await notifySide(services, tx, { ...about, side }, news);
}

/** Notifies the desk and the home team, which has entered it, of a contradicted result. */
export async function notifyOfDispute(
  services: Sending,
  tx: Db,
  about: Omit<OfSide, 'side'>,
  news: Omit<News, 'kind'>,
): Promise<void> {
  const officials = await listDesk(tx, about.tournament);
  const { speakers, facts } = await findSide(tx, { ...about, side: 'home' });
  const accountIds = [...officials, ...speakers];
  await send(services, tx, { ...news, kind: 'season-disputed', about, accountIds, facts });
}

/**
 * Notifies those who speak for the teams that a team was still to meet, each once, that it has left the season or is back; `andTeam`:
 * also its own, who hear of the end of an entry otherwise.
 */
export async function notifyOpponents(
  services: Sending,
  tx: Db,
  {
    tournament,
    event,
    team,
    andTeam = false,
    writerId,
  }: Pick<OfSide, 'tournament' | 'event'> & {
    readonly team: StoredTeam;
    readonly andTeam?: boolean;
    readonly writerId?: string;
  },
): Promise<void> {
  const { number, leftAt } = team;
  const gone = (await listTeams(tx, event.id)).filter((one) => one.leftAt !== null);
  const opponents = (await listFixtures(tx, event.id)).flatMap(({ home, away, rubbers }) => {
    if (rubbers !== null) return [];
    if (home === number) return [away];
    return away === number ? [home] : [];
  });
  const notified = opponents.filter((one) => gone.every((other) => other.number !== one));
  const entrants = await listEntrants(tx, event.id);
  const entryIds = entrants.flatMap((one) =>
    notified.includes(one.number) || (andTeam && one.number === number) ? [one.entryId] : [],
  );
  const speakers = (await listSpeakers(tx, entryIds)).map(({ accountId }) => accountId);
  const name = entrants.find((one) => one.number === number)?.name ?? '';
  const facts = { ...asNotificationFacts(tournament), eventId: event.id, opponent: name };
  const kind = leftAt === null ? 'season-back' : 'season-left';
  const now = services.clock.now();
  const people = [...new Set(speakers)]
    .filter((accountId) => accountId !== writerId)
    .map((accountId) => ({
      accountId,
      facts,
      dedupeKey: `${kind} ${event.id} ${number} ${now.toISOString()} ${accountId}`,
    }));
  await notifyPeople(services, tx, { kind, now, people });
}

/** Who speaks for a team of a fixture, and the facts of its news. */
async function findSide(tx: Db, { tournament, event, fixture, side }: OfSide) {
  const entrants = await listEntrants(tx, event.id);
  const named = (number: number) => entrants.find((entrant) => entrant.number === number);
  const entryId = named(fixture[side])?.entryId;
  const opponent = named(fixture[otherSide(side)])?.name ?? '';
  const facts = { ...asNotificationFacts(tournament), eventId: event.id, opponent };
  const speakers = await listSpeakers(tx, entryId ? [entryId] : []);
  return { speakers: speakers.map(({ accountId }) => accountId), facts };
}

async function send(
  services: Sending,
  tx: Db,
  {
    kind,
    occasion,
    writerId,
    about: { fixture },
    accountIds,
    facts,
  }: News & {
    readonly about: Pick<OfSide, 'fixture'>;
    readonly accountIds: readonly string[];
    readonly facts: NotificationFacts;
  },
): Promise<void> {
  const people = [...new Set(accountIds)]
    .filter((accountId) => accountId !== writerId)
    .map((accountId) => ({
      accountId,
      facts,
      dedupeKey: `${kind} ${fixture.id} ${occasion} ${accountId}`,
    }));
  await notifyPeople(services, tx, { kind, now: services.clock.now(), people });
}

/** The away team where nobody of the home team has written. */
function otherSide(side: FixtureSide | null): FixtureSide {
  return side === 'home' ? 'away' : 'home';
}
