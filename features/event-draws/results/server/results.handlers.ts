import { ok, type Result } from '#domain/common/result.ts';
import { clearsIn } from '#features/matches/draw-results/draw-results.policy.ts';
import {
  clearResult,
  saveResult,
} from '#features/matches/draw-results/server/draw-results.commands.ts';
import { resultRefusal } from '#features/matches/draw-results/server/draw-results.presenter.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { EventRequest } from '../../server/event-draws.commands.ts';
import { shown } from '../../server/event-draws.presenter.ts';
import * as contract from '../results.contract.ts';
import * as knockouts from '../results.knockouts.contract.ts';
import { chooseScoreFormat, drawLots } from './results.commands.ts';
import { eventKnockoutOwner } from './results.knockouts.provider.ts';

const access = 'signed-in';
const scoring = { access, limit: 'score' } as const;

/** What is decided about the matches of a published draw, by whoever runs or referees its tournament. */
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

  on(knockouts.saveResult, scoring, async ({ params, body, account }) => {
    const { id, eventId, stageId, matchId } = params;
    const request = { tournamentId: id, eventId, account };
    const owner = eventKnockoutOwner(services.clock, request, stageId);
    const write = { ...body, matchId, accountId: account.id };
    const saved = await saveResult(services, owner, write);
    return saved.ok ? present(request, ok(null)) : resultRefusal(saved);
  });

  on(knockouts.clearResult, scoring, async ({ params, query, account }) => {
    const { id, eventId, stageId, matchId } = params;
    const request = { tournamentId: id, eventId, account };
    const owner = eventKnockoutOwner(services.clock, request, stageId);
    const clears = query.clears ? clearsIn(query.clears) : [];
    const write = { ...query, clears, matchId, accountId: account.id };
    const cleared = await clearResult(services, owner, write);
    return cleared.ok ? present(request, ok(null)) : resultRefusal(cleared);
  });
});
