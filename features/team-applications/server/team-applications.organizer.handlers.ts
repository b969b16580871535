import { countByEvents } from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { saveTerms } from '#features/entry-list/bank-transfers/server/bank-transfers.commands.ts';
import * as terms from '#features/payments/transfers/server/transfers.terms.store.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { asEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../team-applications.organizer.contract.ts';
import { applicationsSheet } from './team-applications.csv.presenter.ts';
import {
  listToRemind,
  noteTransfer,
  remindUnpaid,
} from './team-applications.organizer.commands.ts';
import { presentAll, type ShownApplication } from './team-applications.presenter.ts';
import * as store from './team-applications.store.ts';

const access = 'signed-in';

/** The applications of a tournament, for its organizer and the operator only. */
export const teamApplicationsOrganizerHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.list, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.tournamentId);
    if (isRefusal(tournament)) return tournament;
    const listed = await store.listByTournament(db, tournament.id);
    const now = clock.now();
    const waiting = await countByEvents(db, [tournament]);
    const today = dayInJapan(now);
    return {
      applications: unpaidFirst(await presentAll(db, listed, { tournament, today })),
      events: tournament.events.map((event) => asEvent(event, { tournament, today, waiting })),
      terms: await terms.findTerms(db, tournament.organizerId),
      toRemind: (await listToRemind(db, tournament.id, now)).length,
    };
  });

  on(contract.exportList, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.tournamentId);
    if (isRefusal(tournament)) return tournament;
    const listed = await store.listByTournament(db, tournament.id);
    const today = dayInJapan(clock.now());
    const shown = await presentAll(db, listed, { tournament, today });
    return applicationsSheet(unpaidFirst(shown), { tournament, language });
  });

  on(contract.saveTerms, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.tournamentId);
    if (isRefusal(tournament)) return tournament;
    const { seenTransferTo, ...terms } = body;
    const saved = await saveTerms(services, { account, tournament, terms, seenTransferTo });
    return saved.ok ? {} : refusal(saved.code);
  });

  on(contract.noteTransfer, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.tournamentId);
    if (isRefusal(tournament)) return tournament;
    const about = { applicationId: params.id, tournamentId: tournament.id, account };
    const done = await noteTransfer(services, { ...body, ...about });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.remind, { access, limit: 'mailing' }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.tournamentId);
    if (isRefusal(tournament)) return tournament;
    return { reminded: await remindUnpaid(services, tournament.id, account) };
  });
});

const ORDER = ['awaiting-payment', 'reserved', 'paid', 'partly-refunded', 'lapsed', 'cancelled'];

/** What is still to be paid comes first, then what is paid, and what has ended last. */
function unpaidFirst(shown: readonly ShownApplication[]): ShownApplication[] {
  const place = ({ state }: ShownApplication) => ORDER.indexOf(state);
  return shown.toSorted((one, other) => place(one) - place(other));
}
