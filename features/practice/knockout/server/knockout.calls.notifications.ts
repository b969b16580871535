import { peopleOf } from '#domain/scorecard/sides.ts';
import * as members from '#features/groups/server/groups.members.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { numbersOf } from '../../practice.policy.ts';
import type { StoredSession } from '../../sessions/server/sessions.store.ts';
import type { StoredCall } from './knockout.calls.store.ts';

/** How many people play, and how many of them are notified. */
export interface CalledPeople {
  readonly people: number;
  readonly notified: number;
}

/** Notifies those of the two players, or of the two pairs, who are members linked to an account that their match is next. */
export async function notifyOfCall(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { call, session }: { readonly call: StoredCall; readonly session: StoredSession },
): Promise<CalledPeople> {
  const playerOf = (id: string) => session.players.find((one) => String(one.id) === id);
  const sideOf = (id: string) => {
    const side = playerOf(id);
    return side ? peopleOf(side) : [];
  };
  const people = [call.player1Id, call.player2Id].flatMap(sideOf);
  const accounts = await members.listAccountsByNumber(tx, session.groupId, numbersOf(people));
  const accountsOf = (id: string) =>
    numbersOf(sideOf(id)).flatMap((number) => accounts.get(number) ?? []);
  let notified = 0;
  for (const [id, opponent] of [
    [call.player1Id, call.player2Id],
    [call.player2Id, call.player1Id],
  ] as const) {
    for (const [at, accountId] of accountsOf(id).entries()) {
      notified += 1;
      await notifyPerson(services, tx, {
        accountId,
        kind: 'match-called',
        facts: {
          sessionId: session.id,
          groupId: session.groupId,
          groupName: session.groupName,
          opponent: playerOf(opponent)?.name ?? '',
          place: call.place,
        },
        dedupeKey: `match-called ${call.id} ${id}${at === 0 ? '' : ` ${at}`}`,
        now: call.calledAt,
      });
    }
  }
  return { people: people.length, notified };
}
