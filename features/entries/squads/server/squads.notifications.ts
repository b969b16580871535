import {
  listRecipients,
  type Recipient,
} from '#features/accounts/server/accounts.recipients.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import * as applications from '../../applications/server/applications.store.ts';
import { listByTournament as listPartners } from '../../partners/server/partners.store.ts';
import { cancelledMail, changedMail } from '../../server/entries.organizer.mails.ts';
import * as store from './squads.store.ts';

/** Notifies who plays in the squad of a confirmed team that the tournament is cancelled. The fee is for who has entered the team. */
export const notifySquadsOfCancellation: Subscriber<'entries.cancelled'> = (
  services,
  tx,
  event,
) => {
  const { tournament, reason } = event;
  const money = { feeYen: 0, points: 0, method: 'by-team' } as const;
  return notifyMembers(services, tx, event, {
    kind: 'tournament-cancelled',
    notified: [...event.entries, ...event.waiting],
    write: (member) => cancelledMail({ ...member, ...money, tournament, reason }),
  });
};

/** Notifies them that the day, the time or the place has changed. */
export const notifySquadsOfMove: Subscriber<'tournament.moved'> = (services, tx, event) => {
  const { tournament } = event;
  const at = services.clock.now();
  const origin = services.origin();
  return notifyMembers(services, tx, event, {
    kind: 'tournament-changed',
    notified: event.entries,
    at,
    write: (member) => changedMail({ ...member, tournament, at, origin, way: 'member' }),
  });
};

interface Member {
  /** Distinguishes the mail to one member from those to the others. */
  readonly id: string;
  readonly eventId: number;
  readonly team: string | null;
  readonly recipient: Recipient;
}

interface News {
  readonly kind: 'tournament-cancelled' | 'tournament-changed';
  /** Who is notified of an own entry. */
  readonly notified: readonly { readonly accountId: string }[];
  /** Distinguishes one change from the next. */
  readonly at?: Date;
  readonly write: (member: Member) => Mail;
}

/**
 * Once each, in however many squads somebody is, with their guardians; nobody who is notified as a player or the partner of a
 * pair, and, but for the guardians, nobody who is notified for a school.
 */
async function notifyMembers(
  services: Services,
  tx: Db,
  event: AppEvent<'entries.cancelled' | 'tournament.moved'>,
  { kind, notified, at, write }: News,
): Promise<void> {
  const { tournament } = event;
  const members = await listMembers(tx, event);
  if (members.size === 0) return;
  for (const { accountId } of notified) members.delete(accountId);
  for (const { accountId, state } of (await listPartners(tx, tournament.id)).values()) {
    if (accountId !== null && state === 'accepted') members.delete(accountId);
  }
  await notifyGuardians(
    services,
    tx,
    [...members].map(([accountId, { entryId, ...team }]) => {
      const entry = { ...team, id: `${entryId} ${accountId}`, accountId, feeYen: 0 };
      return { kind, entry, tournament, method: null, isMember: true, ...(at && { at }) };
    }),
  );
  for (const accountId of await listTeachers(tx, event)) members.delete(accountId);
  const accountIds = [...members.keys()];
  const people = accountIds.map((accountId) => ({
    accountId,
    facts: asNotificationFacts(tournament),
    dedupeKey: [kind, 'squad', tournament.id, accountId, at?.toISOString()]
      .filter(Boolean)
      .join(' '),
  }));
  await notifyPeople(services, tx, { kind, now: services.clock.now(), people });
  for (const [accountId, recipient] of await listRecipients(tx, accountIds)) {
    const { entryId, eventId, team } = members.get(accountId)!;
    const member = { id: `${entryId} ${accountId}`, eventId, team, recipient };
    await services.mailer.send(tx, write(member));
  }
}

/**
 * Everybody who is notified of a cancellation or a move as a player or a partner, in a squad, or for a school; before the pairs end.
 */
export async function listNotified(
  tx: Db,
  event: AppEvent<'entries.cancelled' | 'tournament.moved'>,
): Promise<ReadonlySet<string | null>> {
  const waiting = 'waiting' in event ? event.waiting : [];
  const pairs = [...(await listPartners(tx, event.tournament.id)).values()];
  const playing = pairs.filter(({ state }) => state === 'accepted');
  return new Set([
    ...[...event.entries, ...waiting, ...playing].map(({ accountId }) => accountId),
    ...(await listMembers(tx, event)).keys(),
    ...(await listTeachers(tx, event)),
  ]);
}

/** Who looks after the schools that have entered, and so is notified for them. */
async function listTeachers(
  tx: Db,
  event: AppEvent<'entries.cancelled' | 'tournament.moved'>,
): Promise<string[]> {
  const schools =
    'applications' in event
      ? event.applications
      : await applications.listRunning(tx, event.tournament.id);
  const teachers = [];
  for (const { groupId } of schools) teachers.push(...(await listEditors(tx, groupId)));
  return teachers;
}

/** Who is in the squads of confirmed teams, by account, with one of the teams. */
async function listMembers(
  tx: Db,
  { entries, manual }: AppEvent<'entries.cancelled' | 'tournament.moved'>,
) {
  const own = entries.filter(({ state, team }) => state === 'confirmed' && team !== null);
  const byHand = manual.map(({ id, eventId }) => ({ id, eventId, team: null }));
  const teams = new Map([...own, ...byHand].map((one) => [one.id, one]));
  const players = await store.listPlayers(tx, [...teams.keys()]);
  return new Map(
    players.flatMap(({ entryId, accountId, position }) => {
      if (accountId === null || position === null) return [];
      const { eventId, team } = teams.get(entryId)!;
      return [[accountId, { entryId, eventId, team }] as const];
    }),
  );
}
