import { countByEvents } from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { findTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { asEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../bank-transfers.contract.ts';
import { noteTransfer, saveTerms } from './bank-transfers.commands.ts';
import { transfersSheet } from './bank-transfers.csv.presenter.ts';
import { presentTransfers } from './bank-transfers.presenter.ts';

const access = 'signed-in';

/** What players pay to the organizer's account, for the organizer and the operator only. */
export const bankTransfersHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.list, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const waiting = await countByEvents(db, [tournament]);
    const today = dayInJapan(clock.now());
    return {
      transfers: await presentTransfers(db, tournament.id),
      events: tournament.events.map((event) => asEvent(event, { tournament, today, waiting })),
      terms: await findTerms(db, tournament.organizerId),
    };
  });

  on(contract.exportList, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const shown = await presentTransfers(db, tournament.id);
    return transfersSheet(shown, { tournament, language });
  });

  on(contract.saveTerms, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const { seenTransferTo, ...terms } = body;
    const { transferTo } = { ...(await findTerms(db, tournament.organizerId)), ...terms };
    if (terms.acceptsPlayers && transferTo === '') return refusal('ACCOUNT_MISSING');
    const saved = await saveTerms(services, { account, tournament, terms, seenTransferTo });
    return saved.ok ? {} : refusal(saved.code);
  });

  on(contract.note, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const about = { chargeId: params.transferId, tournament, account };
    const done = await noteTransfer(services, { ...body, ...about });
    return done.ok ? {} : refusal(done.code);
  });
});
