import { throughEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asEventOfEntry } from '../../server/entries.presenter.ts';
import * as contract from '../waiting-list.contract.ts';
import { joinWaitingList, leaveWaitingList } from './waiting-list.commands.ts';
import * as store from './waiting-list.store.ts';

const access = 'signed-in';

/** The waiting lists of full tournaments, for the people on them. */
export const waitingListHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const listMine = async (accountId: string) => {
    const today = dayInJapan(clock.now());
    const found = await store.listLiveByAccount(db, accountId);
    return Promise.all(
      found.map(async ({ waiting, tournament }) => {
        const offered = waiting.state === 'offered';
        return {
          id: waiting.id,
          state: offered ? ('offered' as const) : ('waiting' as const),
          position: offered ? null : (await store.countBefore(db, waiting)) + 1,
          offerUntil: waiting.offerUntil?.toISOString() ?? null,
          event: asEventOfEntry(tournament, waiting.eventId),
          tournament: asTournament(throughEvent(tournament, waiting.eventId), today),
        };
      }),
    );
  };

  on(contract.join, { access, limit: 'entry' }, async ({ body, account }) => {
    const joined = await joinWaitingList(services, { ...body, accountId: account.id });
    if (!joined.ok) return refusal(joined.code);
    const mine = await listMine(account.id);
    const waiting = mine.find(({ id }) => id === joined.value.id);
    return waiting ? { waiting } : refusal('TOURNAMENT_NOT_FOUND');
  });

  on(contract.mine, { access }, async ({ account }) => ({ waiting: await listMine(account.id) }));

  on(contract.leave, { access }, async ({ params, account }) => {
    const left = await leaveWaitingList(services, { id: params.id, accountId: account.id });
    return left.ok ? {} : refusal(left.code);
  });
});
