import { handlers } from '#platform/server/services.ts';
import { presentAfter } from '../../server/event-draws.presenter.ts';
import * as contract from '../results.contract.ts';
import { chooseScoreFormat, drawLots } from './results.commands.ts';

const access = 'signed-in';

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
});
