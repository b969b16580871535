import type { Result } from '#domain/common/result.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { EventRequest } from '../../server/event-draws.commands.ts';
import { shown } from '../../server/event-draws.presenter.ts';
import * as contract from '../results.contract.ts';
import { chooseScoreFormat, drawLots } from './results.commands.ts';

const access = 'signed-in';

/** What is decided about the matches of a published draw, by those who run or referee its tournament. */
export const resultsHandlers = handlers((on, services) => {
  /** The event after a write, or why it was refused. */
  const present = async <Code extends string>(request: EventRequest, done: Result<null, Code>) => {
    if (!done.ok) return refusal(done.code);
    const event = await shown(services.db, request);
    return event.ok ? { event: event.value } : refusal(event.code);
  };

  on(contract.chooseScoreFormat, { access }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return present(request, await chooseScoreFormat(services, { ...request, ...body }));
  });

  on(contract.drawLots, { access, limit: 'drawing' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return present(request, await drawLots(services, { ...request, ...body }));
  });
});
