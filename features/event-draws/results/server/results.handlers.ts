import { clearsIn } from '#features/matches/draw-results/draw-results.policy.ts';
import {
  clearResult,
  saveResult,
} from '#features/matches/draw-results/server/draw-results.commands.ts';
import { resultRefusal } from '#features/matches/draw-results/server/draw-results.presenter.ts';
import { handlers } from '#platform/server/services.ts';
import { presentAfter, presentEvent } from '../../server/event-draws.presenter.ts';
import * as contract from '../results.contract.ts';
import * as knockouts from '../results.knockouts.contract.ts';
import { chooseScoreFormat, drawLots } from './results.commands.ts';
import { eventKnockoutOwner } from './results.knockouts.provider.ts';

const access = 'signed-in';
const scoring = { access, limit: 'score' } as const;

/** What is decided about the matches of a published draw, by those who run or referee its tournament. */
export const resultsHandlers = handlers((on, services) => {
  const { db } = services;
  on(contract.chooseScoreFormat, { access }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return presentAfter(db, request, await chooseScoreFormat(services, { ...request, ...body }));
  });

  on(contract.drawLots, { access, limit: 'drawing' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, eventId: params.eventId, account };
    return presentAfter(db, request, await drawLots(services, { ...request, ...body }));
  });

  on(knockouts.saveResult, scoring, async ({ params, body, account }) => {
    const { id, eventId, stageId, matchId } = params;
    const request = { tournamentId: id, eventId, account };
    const owner = eventKnockoutOwner(services.clock, request, stageId);
    const write = { ...body, matchId, accountId: account.id };
    const saved = await saveResult(services, owner, write);
    return saved.ok ? presentEvent(db, request) : resultRefusal(saved);
  });

  on(knockouts.clearResult, scoring, async ({ params, query, account }) => {
    const { id, eventId, stageId, matchId } = params;
    const request = { tournamentId: id, eventId, account };
    const owner = eventKnockoutOwner(services.clock, request, stageId);
    const clears = query.clears ? clearsIn(query.clears) : [];
    const write = { ...query, clears, matchId, accountId: account.id };
    const cleared = await clearResult(services, owner, write);
    return cleared.ok ? presentEvent(db, request) : resultRefusal(cleared);
  });
});
