import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { clashRefusal, isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../publishing.contract.ts';
import { countCancellation } from './publishing.cancellation.store.ts';
import {
  cancelTournament,
  chooseSport,
  editTournament,
  setTournamentOpen,
  setUnlisted,
} from './publishing.commands.ts';
import { asOwnTournament, findRun } from './publishing.presenter.ts';

const access = 'signed-in';

/** Changing, closing, reopening and cancelling the organizer's tournaments. */
export const publishingChangesHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const present = async (tournament: StoredTournament) => {
    const waiting = await waitingList.countByEvents(db, [tournament]);
    return asOwnTournament(tournament, { today: dayInJapan(clock.now()), waiting });
  };

  on(
    contract.edit,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const edit = { id: params.id, account, form: body.tournament, was: body.was };
      const edited = await editTournament(services, edit);
      if (edited.ok) return { tournament: await present(edited.value) };
      if (edited.code === 'TOURNAMENT_CHANGED') return clashRefusal(edited.code, edited.theirs);
      if (edited.code !== 'LIMIT_BELOW_TAKEN') return refusal(edited.code);
      const known = await tournaments.findById(db, params.id);
      return refusal(edited.code, { details: { taken: known?.events[0].placesTaken ?? 0 } });
    },
  );

  on(
    contract.chooseSport,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const request = { id: params.id, account, sport: body.sport };
      const changed = await chooseSport(services, request);
      return changed.ok ? { tournament: await present(changed.value) } : refusal(changed.code);
    },
  );

  on(
    contract.setUnlisted,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const request = { id: params.id, account, isUnlisted: body.isUnlisted };
      const changed = await setUnlisted(services, request);
      return changed.ok ? { tournament: await present(changed.value) } : refusal(changed.code);
    },
  );

  const setOpen = async (id: number, account: Account, open: boolean) => {
    const changed = await setTournamentOpen(services, { id, account, open });
    return changed.ok ? { tournament: await present(changed.value) } : refusal(changed.code);
  };
  on(contract.close, { access, proof: 'operator' }, ({ params, account }) =>
    setOpen(params.id, account, false),
  );
  on(contract.reopen, { access, proof: 'operator' }, ({ params, account }) =>
    setOpen(params.id, account, true),
  );

  on(contract.cancellation, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    return countCancellation(db, params.id, clock.now());
  });

  on(
    contract.cancel,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const request = { id: params.id, account, reason: body.reason };
      const cancelled = await cancelTournament(services, request);
      if (!cancelled.ok) return refusal(cancelled.code);
      const { refunds, notified } = cancelled.value;
      const after = await tournaments.findById(db, params.id);
      if (!after) return refusal('TOURNAMENT_NOT_FOUND');
      return { tournament: await present(after), refunds, notified };
    },
  );
});
