import { handlers } from '#platform/server/services.ts';
import * as contract from '../event-draws.drafts.contract.ts';
import type { FindDay } from '../withdrawing/server/withdrawing.calls.provider.ts';
import { createDraw, exchangePlaces } from './event-draws.drafts.commands.ts';
import { presentAfter } from './event-draws.presenter.ts';
import { publishDraw, withdrawPublication } from './event-draws.publication.commands.ts';

const access = 'signed-in';

/** The draws of events, for the organizer of their tournament and for operators. */
export const draftsHandlers = (findDayForUpdate: FindDay) =>
  handlers((on, services) => {
    const { db } = services;
    on(contract.createDraw, { access, limit: 'drawing' }, async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      return presentAfter(db, request, await createDraw(services, { ...request, ...body }));
    });

    on(contract.exchange, { access, limit: 'drawing' }, async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      return presentAfter(db, request, await exchangePlaces(services, { ...request, ...body }));
    });

    on(contract.publishDraw, { access, limit: 'publishing' }, async ({ params, body, account }) => {
      const request = { tournamentId: params.id, eventId: params.eventId, account };
      return presentAfter(db, request, await publishDraw(services, { ...request, ...body }));
    });

    on(
      contract.withdrawPublication,
      { access, limit: 'publishing' },
      async ({ params, body, account }) => {
        const request = { tournamentId: params.id, eventId: params.eventId, account };
        return presentAfter(
          db,
          request,
          await withdrawPublication(services, { ...request, ...body, findDayForUpdate }),
        );
      },
    );
  });
