import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../entry-list.names.contract.ts';
import { nameListedPartner, renameListedTeam } from './entry-list.commands.ts';
import { correctNames } from './entry-list.names.commands.ts';

const access = 'signed-in';

/** The names that the organizer and the operator write: of partners, of teams, and of people on paper. */
export const listedNamesHandlers = (hasBegun: HasBegun) =>
  handlers((on, services) => {
    on(contract.namePartner, { access }, async ({ params, body, account }) => {
      const tournament = await findRun(services.db, account, params.id);
      if (isRefusal(tournament)) return tournament;
      const naming = { ...body, tournament, entryId: params.entryId, account, hasBegun };
      const done = await nameListedPartner(services, naming);
      return done.ok ? {} : refusal(done.code);
    });

    on(contract.correctNames, { access }, async ({ params, body, account }) => {
      const tournament = await findRun(services.db, account, params.id);
      if (isRefusal(tournament)) return tournament;
      const { entryId } = params;
      const correction = { tournamentId: tournament.id, entryId, ...body, account, hasBegun };
      const done = await correctNames(services, correction);
      return done.ok ? {} : refusal(done.code);
    });

    on(contract.renameTeam, { access }, async ({ params, body, account }) => {
      const tournament = await findRun(services.db, account, params.id);
      if (isRefusal(tournament)) return tournament;
      const renaming = { tournament, id: params.entryId, name: body.name, account };
      const renamed = await renameListedTeam(services, renaming);
      return renamed.ok ? {} : refusal(renamed.code);
    });
  });
