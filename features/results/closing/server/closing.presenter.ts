import { isEventFinished } from '#features/day/queue/queue.finished.policy.ts';
import { correctorOf } from '#features/event-draws/corrections/corrections.policy.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { finalAlone, finalRefusal } from '../closing.policy.ts';
import type { ClosingProgress } from './closing.commands.ts';

interface Facts extends ClosingProgress {
  readonly tournament: StoredTournament;
  readonly account: Pick<Account, 'organizerId' | 'roles'>;
  /** When the last result was entered or corrected; null without any. */
  readonly lastResultAt: Date | null;
  readonly now: Date;
}

/** How far a tournament is from its end. */
export function asClosing({ tournament, account, lastResultAt, now, ...progress }: Facts) {
  const { endedEarlyAt, endedEarlyFor, finalizedAt } = tournament;
  const willBeFinal = finalizedAt === null && finalRefusal(progress) === null;
  return {
    closing: {
      tournamentName: tournament.name,
      eventDate: tournament.eventDate,
      sport: tournament.sport,
      isCancelled: tournament.state === 'cancelled',
      isOrganizer: mayRun(account, tournament),
      events: tournament.events.flatMap(({ id, name, discipline, level }) => {
        const own = progress.events.find(({ eventId }) => eventId === id);
        // One with a season.
        if (!own) return [];
        const { open, isUndrawn, isEmpty } = own;
        const isFinished = isEmpty || isEventFinished(own);
        const needsLots = progress.waitingForLots.has(id);
        const named = { id, name, eventType: discipline, level };
        return { ...named, isFinished, isEmpty, open, isUndrawn, needsLots };
      }),
      hasResults: progress.events.some(({ hasResult }) => hasResult),
      disputes: progress.disputes,
      endedEarly:
        endedEarlyAt && endedEarlyFor
          ? { at: endedEarlyAt.toISOString(), why: endedEarlyFor }
          : null,
      finalizedAt: finalizedAt?.toISOString() ?? null,
      mayCorrect: correctorOf(account, tournament, now) !== null,
      finalAt:
        willBeFinal && lastResultAt
          ? finalAlone(lastResultAt, tournament.eventDate).toISOString()
          : null,
    },
  };
}
