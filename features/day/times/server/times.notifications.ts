import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { DayFacts } from '../../queue/queue.facts.policy.ts';
import { sideOf } from '../../queue/queue.sides.policy.ts';
import type { ShownMatch } from '../times.policy.ts';

interface Earlier {
  readonly facts: DayFacts;
  readonly tournament: StoredTournament;
  /** The matches that may begin much earlier than their players were shown. */
  readonly earlier: readonly ShownMatch[];
}

/** Notifies players whose match may begin much earlier than they were shown, with its new time. */
export async function notifyOfEarlier(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { facts, tournament, earlier }: Earlier,
): Promise<void> {
  const { id: tournamentId, name: tournamentName } = tournament;
  for (const { stageId, matchId, eventId, drawNumber, notBefore, ...match } of earlier) {
    if (!notBefore) continue;
    const at = notBefore.toISOString();
    const sides = [match.player1Id, match.player2Id].map((id) => sideOf(facts.sides, eventId, id));
    for (const { accountId } of sides.flatMap((side) => side?.people ?? [])) {
      if (accountId === null) continue;
      await notifyPerson(services, tx, {
        accountId,
        kind: 'match-earlier',
        now: facts.now,
        facts: { tournamentId, tournamentName, eventId, notBefore: at },
        dedupeKey: `match-earlier ${stageId} ${matchId} ${drawNumber} ${at} ${accountId}`,
      });
    }
  }
}
