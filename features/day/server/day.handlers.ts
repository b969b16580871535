import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { listPeople } from '../check-in/server/check-in.store.ts';
import * as contract from '../day.contract.ts';
import { openDay, setCheckIn } from './day.commands.ts';
import { addCourts, changeCourt, deleteCourt, orderCourts } from './day.courts.commands.ts';
import * as courts from './day.courts.store.ts';
import { findForDesk } from './day.locks.commands.ts';
import { asDay } from './day.presenter.ts';
import * as store from './day.store.ts';

const access = 'signed-in';

/** Opening the day of a tournament, and its courts, for its desk. */
export const dayHandlers = handlers((on, services) => {
  const { db, clock, origin } = services;

  const present = async (tournamentId: number, account: Account) => {
    const found = await findForDesk(db, { tournamentId, account });
    if (!found.ok) return refusal(found.code);
    return {
      day: asDay({
        tournament: found.value,
        day: await store.find(db, tournamentId),
        checkIn: await store.listCheckIn(db, tournamentId),
        courts: await courts.listByTournament(db, tournamentId),
        people: await listPeople(db, tournamentId),
        account,
        mayReferee: await isReferee(db, account, found.value),
        origin: origin(),
        now: clock.now(),
      }),
    };
  };

  on(contract.find, { access }, ({ params, account }) => present(params.id, account));

  on(contract.open, { access }, async ({ params, body, account }) => {
    const opened = await openDay(services, { tournamentId: params.id, account, ...body });
    return opened.ok ? present(params.id, account) : refusal(opened.code);
  });

  on(contract.setCheckIn, { access }, async ({ params, body, account }) => {
    const { id: tournamentId, eventId } = params;
    const set = await setCheckIn(services, { tournamentId, eventId, account, ...body });
    return set.ok ? present(tournamentId, account) : refusal(set.code);
  });

  on(contract.addCourts, { access }, async ({ params, body, account }) => {
    const added = await addCourts(services, { tournamentId: params.id, account, ...body });
    return added.ok ? present(params.id, account) : refusal(added.code);
  });

  on(contract.orderCourts, { access }, async ({ params, body, account }) => {
    const ordered = await orderCourts(services, { tournamentId: params.id, account, ...body });
    return ordered.ok ? present(params.id, account) : refusal(ordered.code);
  });

  on(contract.changeCourt, { access }, async ({ params, body, account }) => {
    const { id: tournamentId, courtId } = params;
    const changed = await changeCourt(services, { tournamentId, courtId, account, ...body });
    return changed.ok ? present(tournamentId, account) : refusal(changed.code);
  });

  on(contract.deleteCourt, { access }, async ({ params, account }) => {
    const { id: tournamentId, courtId } = params;
    const deleted = await deleteCourt(services, { tournamentId, courtId, account });
    return deleted.ok ? present(tournamentId, account) : refusal(deleted.code);
  });
});
