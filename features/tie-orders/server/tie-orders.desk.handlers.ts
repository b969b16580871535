import type { ListPlaying } from '#features/event-draws/ties/server/ties.playing.provider.ts';
import type { FindDay } from '#features/event-draws/withdrawing/server/withdrawing.calls.provider.ts';
import { isAtDesk, isReferee } from '#features/referees/server/referees.permission.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../tie-orders.desk.contract.ts';
import { enterOrder, setTieTime, type TieAddress } from './tie-orders.commands.ts';
import { asDeskTie, breachRefusal } from './tie-orders.presenter.ts';
import { findReadTie, listEventTies } from './tie-orders.reading.commands.ts';
import { findTieRules, saveTieRules } from './tie-orders.rules.commands.ts';

const access = 'signed-in';

interface Days {
  readonly findDay: FindDay;
  readonly findDayForUpdate: FindDay;
  readonly listPlaying: ListPlaying;
}

/** The orders of a tournament for its desk, and for its referees how the ties of its events are played. */
export const tieOrdersDeskHandlers = ({ findDay, findDayForUpdate, listPlaying }: Days) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(contract.listForDesk, { access }, async ({ params, account }) => {
      const tournament = await find(account, params.id);
      if (isRefusal(tournament)) return tournament;
      const around = await readAround(tournament.id);
      const ties = [];
      for (const event of tournament.events)
        for (const tie of await listEventTies(db, tournament, event, listPlaying))
          ties.push(asDeskTie(tie, around));
      const mayReferee = await isReferee(db, account, tournament);
      return { tournamentName: tournament.name, mayReferee, ties };
    });

    on(contract.enter, { access, limit: 'score' }, async ({ params, body, account }) => {
      const tournament = await find(account, params.id);
      if (isRefusal(tournament)) return tournament;
      const mayChange = await isReferee(db, account, tournament);
      const about = { ...params, tournamentId: tournament.id, account, mayChange };
      const entered = await enterOrder(services, { ...body, ...about, findDayForUpdate });
      if (entered.ok) return present(params);
      return 'breach' in entered ? breachRefusal(entered) : refusal(entered.code);
    });

    on(contract.setTime, { access }, async ({ params, body, account }) => {
      const tournament = await find(account, params.id, isReferee);
      if (isRefusal(tournament)) return tournament;
      const about = { ...params, tournamentId: tournament.id, account };
      const set = await setTieTime(services, { ...about, ...body });
      return set.ok ? present(params) : refusal(set.code);
    });

    on(contract.findRules, { access }, async ({ params, account }) => {
      const tournament = await find(account, params.id, isReferee);
      if (isRefusal(tournament)) return tournament;
      const found = await findTieRules(db, tournament, params.eventId);
      return found.ok ? { rules: found.value } : refusal(found.code);
    });

    on(contract.saveRules, { access, proof: 'operator' }, async ({ params, body, account }) => {
      const tournament = await find(account, params.id, isReferee);
      if (isRefusal(tournament)) return tournament;
      const saved = await saveTieRules(services, { ...body, ...params, account });
      if (!saved.ok) return refusal(saved.code);
      const found = await findTieRules(db, tournament, params.eventId);
      return found.ok ? { rules: found.value } : refusal(found.code);
    });

    async function find(account: Account, id: number, isPermitted = isAtDesk) {
      const tournament = await tournaments.findById(db, id);
      if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
      return (await isPermitted(db, account, tournament)) ? tournament : refusal('FORBIDDEN');
    }

    async function readAround(tournamentId: number) {
      return { now: clock.now(), called: (await findDay(db, tournamentId)).called };
    }

    async function present({ id, ...address }: TieAddress & { readonly id: number }) {
      const tie = await findReadTie(db, address, listPlaying);
      return tie ? { tie: asDeskTie(tie, await readAround(id)) } : refusal('TIE_NOT_FOUND');
    }
  });
