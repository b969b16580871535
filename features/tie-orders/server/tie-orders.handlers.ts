import type { Side } from '#domain/scorecard/side.ts';
import type { ListPlaying } from '#features/event-draws/ties/server/ties.playing.provider.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../tie-orders.contract.ts';
import { fileOrder, type TieAddress } from './tie-orders.commands.ts';
import { asOwn, asSummary, breachRefusal } from './tie-orders.presenter.ts';
import { findReadTie, listOwnTies, sidesOf } from './tie-orders.reading.commands.ts';

const access = 'signed-in';

/** The ties of an account's teams: their orders, and what came out. */
export const tieOrdersHandlers = ({ listPlaying }: { readonly listPlaying: ListPlaying }) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(contract.list, { access }, async ({ account }) => {
      const now = clock.now();
      const own = await listOwnTies(db, {
        accountId: account.id,
        today: dayInJapan(now),
        listPlaying,
      });
      return { ties: own.map(({ tie, own: side }) => ({ ...asSummary(tie, now), own: side })) };
    });

    on(contract.find, { access }, async ({ params, account }) => present(account.id, params));

    on(contract.file, { access, limit: 'score' }, async ({ params, body, account }) => {
      const filed = await fileOrder(services, { ...params, ...body, accountId: account.id });
      if (filed.ok) return present(account.id, params);
      return 'breach' in filed ? breachRefusal(filed) : refusal(filed.code);
    });

    async function present(accountId: string, params: TieAddress & { readonly side: Side }) {
      const tie = await findReadTie(db, params, listPlaying);
      if (!tie || !(await sidesOf(db, accountId, tie)).includes(params.side))
        return refusal('TIE_NOT_FOUND');
      return { tie: await asOwn(db, tie, params.side, clock.now()) };
    }
  });
