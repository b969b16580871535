import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { listSpeakers } from '#features/event-draws/ties/server/ties.speakers.store.ts';
import * as tiesStore from '#features/matches/ties/server/ties.store.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { findReadTie, type ReadTie } from './tie-orders.reading.commands.ts';
import * as store from './tie-orders.store.ts';

type Notifying = Pick<Services, 'clock' | 'jobs'>;

/** Notifies those who speak for the two teams that both orders are out; once more for every change after an injury. */
export const notifyOfReveal: Subscriber<'tie.revealed'> = async (services, tx, { tieId }) => {
  const stored = await tiesStore.findTieById(tx, tieId);
  const tie = stored && (await findReadTie(tx, stored));
  if (!tie) return;
  const changes = await store.listChanges(tx, tieId);
  const occasion = `${tieId} ${changes.length}`;
  await notifySides(services, tx, tie, { kind: 'orders-revealed', sides: SIDES, occasion });
};

/** Notifies those who speak for a team without an order that it is due soon. */
export async function notifyOfDue(services: Notifying, tx: Db, tie: ReadTie): Promise<void> {
  const { stage, drawNumber, inPlay, stored, dueAt } = tie;
  if (!dueAt || stored?.revealedAt) return;
  const sides = SIDES.filter((side) => !stored?.orders[side]);
  const occasion = `${stage.id} ${drawNumber} ${inPlay.match.matchId} ${dueAt.toISOString()}`;
  await notifySides(services, tx, tie, { kind: 'orders-due', sides, occasion });
}

interface News {
  readonly kind: Extract<NotificationKind, 'orders-due' | 'orders-revealed'>;
  readonly sides: readonly Side[];
  /** Which time it is: the same is not said twice. */
  readonly occasion: string;
}

async function notifySides(
  services: Notifying,
  tx: Db,
  { of, teams, dueAt }: ReadTie,
  { kind, sides, occasion }: News,
): Promise<void> {
  const now = services.clock.now();
  const entryOf = (side: Side) => of.entrants.get(teams[side])?.entryId ?? '';
  const speakers = await listSpeakers(tx, sides.map(entryOf));
  const people = sides.flatMap((side) => {
    const other = of.entrants.get(teams[side === 'player1' ? 'player2' : 'player1']);
    const facts = {
      ...asNotificationFacts(of.tournament),
      opponent: other?.name ?? '',
      ...(dueAt && { notBefore: dueAt.toISOString() }),
    };
    return speakers
      .filter(({ entryId }) => entryId === entryOf(side))
      .map(({ accountId }) => ({
        accountId,
        facts,
        dedupeKey: `${kind} ${side} ${occasion} ${accountId}`,
      }));
  });
  await notifyPeople(services, tx, { kind, now, people });
}
