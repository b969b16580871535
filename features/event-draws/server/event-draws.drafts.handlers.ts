import type { Result } from '#domain/common/result.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../event-draws.drafts.contract.ts';
import type { EventRequest } from './event-draws.commands.ts';
import { exchangePlaces, makeDraw } from './event-draws.drafts.commands.ts';
import { shown } from './event-draws.presenter.ts';
import { publishDraw, withdrawPublication } from './event-draws.publication.commands.ts';

const access = 'signed-in';

/** The draws of events, for the organizer of their tournament and for operators. */
export const draftsHandlers = handlers((on, services) => {
  /** The event after a write, or why it was refused. */
  const present = async <Code extends string>(request: EventRequest, done: Result<null, Code>) => {
    if (!done.ok) return refusal(done.code);
    const event = await shown(services.db, request);
    return event.ok ? { event: event.value } : refusal(event.code);
  };

  on(contract.makeDraw, { access, limit: 'drawing' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return present(request, await makeDraw(services, { ...request, ...body }));
  });

  on(contract.exchange, { access, limit: 'drawing' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return present(request, await exchangePlaces(services, { ...request, ...body }));
  });

  on(contract.publishDraw, { access, limit: 'publishing' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return present(request, await publishDraw(services, { ...request, ...body }));
  });

  on(
    contract.withdrawPublication,
    { access, limit: 'publishing' },
    async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      return present(request, await withdrawPublication(services, { ...request, ...body }));
    },
  );
});
