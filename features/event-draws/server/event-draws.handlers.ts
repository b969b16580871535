import * as stages from '#features/matches/server/matches.stages.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../event-draws.contract.ts';
import {
  closeEventEntries,
  type EventRequest,
  findRefereedEvent,
  reopenEventEntries,
  saveSeeding,
} from './event-draws.commands.ts';
import { asPreparedEvent } from './event-draws.presenter.ts';
import * as store from './event-draws.store.ts';

const access = 'signed-in';

/** Events on their way to the draw, for the organizer of their tournament, its referees and operators. */
export const eventDrawsHandlers = handlers((on, services) => {
  const { db } = services;

  const present = async (request: EventRequest) => {
    const own = await findRefereedEvent(db, request);
    if (!own.ok) return refusal(own.code);
    const { eventId } = request;
    const people = await store.countPeople(db, eventId);
    const stage = await stages.findFirst(db, eventId);
    const entrants = stage ? await store.listEntrants(db, eventId) : [];
    const seeder = await store.findSeeder(db, eventId);
    const isOrganizer = mayRun(request.account, own.value.tournament);
    const facts = { people, stage, entrants, seeder, isOrganizer };
    return { event: asPreparedEvent({ ...own.value, ...facts }) };
  };

  on(contract.prepared, { access }, ({ params, account }) =>
    present({ tournamentId: params.id, eventId: params.eventId, account }),
  );

  on(contract.closeEntries, { access, limit: 'publishing' }, async ({ params, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    const closed = await closeEventEntries(services, request);
    return closed.ok ? present(request) : refusal(closed.code);
  });

  on(contract.reopenEntries, { access, limit: 'publishing' }, async ({ params, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    const opened = await reopenEventEntries(services, request);
    return opened.ok ? present(request) : refusal(opened.code);
  });

  on(contract.saveSeeding, { access }, async ({ params, body, account }) => {
    const { baseVersion, ...seeding } = body;
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    const saved = await saveSeeding(services, { ...request, baseVersion, seeding });
    return saved.ok ? present(request) : refusal(saved.code);
  });
});
