import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as results from '../../results/server/results.store.ts';
import { type EventRequest, findRefereedEvent } from '../../server/event-draws.locks.commands.ts';
import { countPeople } from '../../server/event-draws.store.ts';
import * as contract from '../withdrawing.contract.ts';
import type { FindDay } from './withdrawing.calls.provider.ts';
import { decideWithdrawal } from './withdrawing.commands.ts';
import { listCalled } from './withdrawing.knockouts.commands.ts';
import { asEventToWithdrawFrom } from './withdrawing.presenter.ts';
import { reinstate } from './withdrawing.reinstating.commands.ts';
import * as store from './withdrawing.store.ts';

const access = 'signed-in';

interface Days {
  readonly findDay: FindDay;
  readonly findDayForUpdate: FindDay;
}

/** Withdrawals from closed events, for the organizer of their tournament and its referees. */
export const withdrawingHandlers = ({ findDay, findDayForUpdate }: Days) =>
  handlers((on, services) => {
    const { db, clock } = services;

    const present = async (request: EventRequest) => {
      const found = await findRefereedEvent(db, request);
      if (!found.ok) return refusal(found.code);
      const { eventId } = request;
      const stage = await stages.findAt(db, eventId, 0);
      const newest = stage && (await draws.findNewest(db, stage.id));
      const day = await findDay(db, request.tournamentId);
      const isPlayed = stage !== null && (await results.existsOf(db, stage.id));
      return {
        event: asEventToWithdrawFrom({
          ...found.value,
          entrants: await store.listEntrants(db, eventId),
          waiting: (await countPeople(db, eventId)).waiting,
          offers: await store.listOffers(db, eventId),
          newest,
          isPlayed,
          isFollowed: await draws.existsFurtherOut(db, eventId),
          isOrganizer: mayRun(request.account, found.value.tournament),
          isOrderOut: day.isOpen,
          called: await listCalled(db, found.value.event, day),
          now: clock.now(),
        }),
      };
    };

    on(contract.list, { access }, ({ params, account }) =>
      present({ tournamentId: params.id, eventId: params.eventId, account }),
    );

    on(contract.decide, { access, proof: 'operator' }, async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      const write = { ...request, ...body, entryId: params.entryId, findDayForUpdate };
      const decided = await decideWithdrawal(services, write);
      return decided.ok ? present(request) : refusal(decided.code);
    });

    on(contract.reinstate, { access, proof: 'operator' }, async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      const write = { ...request, ...body, entryId: params.entryId, findDayForUpdate };
      const done = await reinstate(services, write);
      return done.ok ? present(request) : refusal(done.code);
    });
  });
