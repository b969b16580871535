import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../corrections.contract.ts';
import { openCorrection } from './corrections.commands.ts';

/** Corrections of final results, by the organizer and the operators. */
export const correctionsHandlers = handlers((on, services) => {
  on(
    contract.openCorrection,
    { access: 'signed-in', proof: 'operator' },
    async ({ params, body, account }) => {
      const opened = await openCorrection(services, { tournamentId: params.id, account, ...body });
      return opened.ok ? { openUntil: opened.value.openUntil.toISOString() } : refusal(opened.code);
    },
  );
});
