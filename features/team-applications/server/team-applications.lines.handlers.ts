import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../team-applications.contract.ts';
import { replacePupil, withdrawOwnLine } from './team-applications.lines.commands.ts';

const access = 'signed-in';

/** One line of an application is withdrawn, or another pupil plays in it. */
export const teamLinesHandlers = (hasBegun: HasBegun) =>
  handlers((on, services) => {
    on(contract.withdrawLine, { access }, async ({ params, account }) => {
      const withdrawn = await withdrawOwnLine(services, { ...params, account });
      return withdrawn.ok ? { refund: withdrawn.value.refund } : refusal(withdrawn.code);
    });

    on(contract.replacePupil, { access }, async ({ params, body, account }) => {
      const done = await replacePupil(services, { ...params, ...body, account, hasBegun });
      return done.ok ? {} : refusal(done.code);
    });
  });
