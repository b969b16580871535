import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../event-draws.contract.ts';
import {
  closeEventEntries,
  type EventRequest,
  reopenEventEntries,
  saveSeeding,
} from './event-draws.commands.ts';
import { shown } from './event-draws.presenter.ts';

const access = 'signed-in';

/** Events on their way to the draw, for the organizer of their tournament, its referees and operators. */
export const eventDrawsHandlers = handlers((on, services) => {
  const present = async (request: EventRequest) => {
    const event = await shown(services.db, request);
    return event.ok ? { event: event.value } : refusal(event.code);
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
