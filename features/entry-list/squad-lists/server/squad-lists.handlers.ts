import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { isRefusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../squad-lists.contract.ts';
import { squadsSheet } from './squad-lists.csv.presenter.ts';
import { presentSquads } from './squad-lists.presenter.ts';

const access = 'signed-in';

/** The squads of a tournament, for its organizer and the operator only. */
export const squadListsHandlers = handlers((on, { db }) => {
  on(contract.list, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    return { teams: await presentSquads(db, tournament.id) };
  });

  on(contract.exportList, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    return squadsSheet(await presentSquads(db, tournament.id), { tournament, language });
  });
});
