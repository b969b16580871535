import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../entry-list.contract.ts';
import { nameListedPartner } from './entry-list.commands.ts';

/** The partners of listed pairs, whom the organizer and the operator name until they have played. */
export const listedPartnersHandlers = (hasBegun: HasBegun) =>
  handlers((on, services) => {
    on(contract.namePartner, { access: 'signed-in' }, async ({ params, body, account }) => {
      const tournament = await findRun(services.db, account, params.id);
      if (isRefusal(tournament)) return tournament;
      const naming = { ...body, tournament, entryId: params.entryId, account, hasBegun };
      const done = await nameListedPartner(services, naming);
      return done.ok ? {} : refusal(done.code);
    });
  });
