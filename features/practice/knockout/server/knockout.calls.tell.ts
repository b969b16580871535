import * as members from '#features/groups/server/groups.members.store.ts';
import { tell } from '#features/notices/server/notices.tell.ts';
import type { Services } from '#platform/server/services.ts';
import type { OnCalled } from './knockout.calls.store.ts';

/** Tells the two players that their match is next, those of them whose member is linked to an account. */
export function tellCalled(services: Pick<Services, 'jobs'>): OnCalled {
  return async (tx, { call, session }) => {
    const everyone = await members.listEveryone(tx, session.groupId);
    const nameOf = (id: string) => session.players.find((one) => String(one.id) === id)?.name;
    const accountOf = (id: string) => {
      const player = session.players.find((one) => String(one.id) === id);
      if (!player || player.external) return null;
      return everyone.find((member) => member.id === player.id)?.accountId ?? null;
    };
    let told = 0;
    for (const [id, opponent] of [
      [call.player1Id, call.player2Id],
      [call.player2Id, call.player1Id],
    ] as const) {
      const accountId = accountOf(id);
      if (!accountId) continue;
      told += 1;
      await tell(services, tx, {
        accountId,
        kind: 'match-called',
        facts: {
          sessionId: session.id,
          groupId: session.groupId,
          groupName: session.groupName,
          opponent: nameOf(opponent) ?? '',
          place: call.place,
        },
        dedupeKey: `match-called ${call.id} ${id}`,
        now: call.calledAt,
      });
    }
    return told;
  };
}
