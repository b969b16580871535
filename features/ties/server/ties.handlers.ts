import { decideTie } from '#features/event-draws/ties/server/ties.walkovers.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../ties.contract.ts';
import { readTies } from './ties.reading.commands.ts';

/** The ties of events for teams: everybody reads them, the desk decides those that are not played. */
export const tiesHandlers = handlers((on, services) => {
  on(contract.list, { access: 'public' }, async ({ params, account }) => {
    const ties = await readTies(services, { tournamentId: params.id, account });
    return ties ? { ties } : refusal('TOURNAMENT_NOT_FOUND');
  });

  on(contract.decide, { access: 'signed-in' }, async ({ params, body, account }) => {
    const { id: tournamentId, stageId, matchId } = params;
    const decided = await decideTie(services, { tournamentId, stageId, matchId, ...body, account });
    if (!decided.ok) return refusal(decided.code);
    const ties = await readTies(services, { tournamentId, account });
    return ties ? { ties } : refusal('TOURNAMENT_NOT_FOUND');
  });
});
