import { handlers } from '#platform/server/services.ts';
import * as contract from '../event-draws.contract.ts';
import { closeEventEntries, reopenEventEntries } from './event-draws.commands.ts';
import { presentAfter, presentEvent } from './event-draws.presenter.ts';
import { saveSeeding } from './event-draws.seeding.commands.ts';

const access = 'signed-in';

/** Events on their way to the draw, for the organizer of their tournament, its referees and operators. */
export const eventDrawsHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.prepared, { access }, ({ params, account }) =>
    presentEvent(db, { tournamentId: params.id, eventId: params.eventId, account }),
  );

  on(contract.closeEntries, { access, limit: 'publishing' }, async ({ params, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return presentAfter(db, request, await closeEventEntries(services, request));
  });

  on(contract.reopenEntries, { access, limit: 'publishing' }, async ({ params, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return presentAfter(db, request, await reopenEventEntries(services, request));
  });

  on(contract.saveSeeding, { access }, async ({ params, body, account }) => {
    const { baseVersion, ...seeding } = body;
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    const saved = await saveSeeding(services, { ...request, baseVersion, seeding });
    return presentAfter(db, request, saved);
  });
});
