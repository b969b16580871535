import * as manualEntries from '#features/entries/entry-list/server/entry-list.manual.store.ts';
import { listLive } from '#features/entries/server/entries.cancellation.store.ts';
import { tellCancelled, tellChanged } from '#features/entries/server/entries.organizer.tell.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { tellOffered } from '#features/entries/waiting-list/server/waiting-list.tell.ts';
import * as audit from '#features/operator/server/operator.audit.store.ts';
import { ENTRY_POINTS, type PaymentMethod } from '#features/payments/payments.vocabulary.ts';
import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { clashRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { StoredTournament } from '../../server/tournaments.store.ts';
import * as tournaments from '../../server/tournaments.store.ts';
import * as contract from '../publishing.contract.ts';
import { mayRun, stepsIn } from '../publishing.policy.ts';
import { countCancellation } from './publishing.cancellation.store.ts';
import * as changes from './publishing.changes.store.ts';
import { asOwnTournament } from './publishing.presenter.ts';

const access = 'signed-in';

type Action = `tournament-${'changed' | 'closed' | 'reopened' | 'cancelled'}`;

/** Changing, closing, reopening and cancelling one's tournaments; the operator may step in, which is logged. */
export const publishingChangesHandlers = (cashier: Cashier) =>
  handlers((on, services) => {
    const { db, clock } = services;

    const whyNot = async (account: Account, id: number) => {
      const tournament = await tournaments.findById(db, id);
      if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
      return mayRun(account, tournament) ? null : refusal('FORBIDDEN');
    };
    const logged = async (tx: Db, account: Account, one: StoredTournament, action: Action) => {
      if (!stepsIn(account, one)) return;
      const { id: subjectId, name: subject } = one;
      const line = { actorId: account.id, action, subjectId, subject, now: clock.now() };
      await audit.insert(tx, line);
    };
    const request = (id: number) => ({
      id,
      clock,
      onOffered: tellOffered(services),
    });
    const own = async (tournament: StoredTournament) => {
      const waiting = await waitingList.countByTournaments(db, [tournament]);
      return asOwnTournament(tournament, { today: dayInJapan(clock.now()), waiting });
    };

    on(contract.edit, { access, limit: 'publishing' }, async ({ params, body, account }) => {
      const no = await whyNot(account, params.id);
      if (no) return no;
      const wanted = { ...request(params.id), form: body.tournament, was: body.was };
      const done = await changes.edit(db, wanted, async (tx, { before, after }) => {
        await logged(tx, account, after, 'tournament-changed');
        if (!isMoved(before, after)) return;
        const entries = await listLive(tx, after.id);
        const manual = await manualEntries.listByTournament(tx, after.id);
        await tellChanged(services, tx, { tournament: after, entries, manual });
      });
      if (done.ok) return { tournament: await own(done.value) };
      if (done.code === 'TOURNAMENT_CHANGED') return clashRefusal(done.code, done.theirs);
      const known = await tournaments.findById(db, params.id);
      return refusal(done.code, { details: { taken: known?.placesTaken ?? 0 } });
    });

    on(contract.close, { access }, async ({ params, account }) => {
      const no = await whyNot(account, params.id);
      if (no) return no;
      const wanted = { ...request(params.id), open: false };
      const done = await changes.setOpen(db, wanted, (tx, one) =>
        logged(tx, account, one, 'tournament-closed'),
      );
      return done.ok ? { tournament: await own(done.value) } : refusal(done.code);
    });

    on(contract.reopen, { access }, async ({ params, account }) => {
      const no = await whyNot(account, params.id);
      if (no) return no;
      const wanted = { ...request(params.id), open: true };
      const done = await changes.setOpen(db, wanted, (tx, one) =>
        logged(tx, account, one, 'tournament-reopened'),
      );
      return done.ok ? { tournament: await own(done.value) } : refusal(done.code);
    });

    on(contract.cancellation, { access }, async ({ params, account }) => {
      const no = await whyNot(account, params.id);
      if (no) return no;
      const { withPoints, ...rest } = await countCancellation(db, params.id, clock.now());
      return { ...rest, points: { people: withPoints, points: withPoints * ENTRY_POINTS } };
    });

    on(contract.cancel, { access, limit: 'publishing' }, async ({ params, body, account }) => {
      const no = await whyNot(account, params.id);
      if (no) return no;
      const { reason } = body;
      const refunded = new Map<string, PaymentMethod>();
      let told = 0;
      const wanted = request(params.id);
      const done = await changes.cancel(db, wanted, async (tx, tournament, cancelled) => {
        const paid = cancelled.entries.filter(({ state }) => state === 'confirmed');
        // In the order in which the ledgers of several accounts are locked.
        for (const entry of paid.sort((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
          const method = await cashier.refundEntry(tx, entry.id);
          if (method) refunded.set(entry.id, method);
        }
        told = await tellCancelled(services, tx, { tournament, reason, cancelled, refunded });
        await logged(tx, account, tournament, 'tournament-cancelled');
      });
      if (!done.ok) return refusal(done.code);
      const after = await tournaments.findById(db, params.id);
      if (!after) return refusal('TOURNAMENT_NOT_FOUND');
      return { tournament: await own(after), refunds: refunded.size, told };
    });
  });

/** What everybody entered must hear of: another day, time or place. */
function isMoved(before: StoredTournament, after: StoredTournament): boolean {
  const parts = ['eventDate', 'startTime', 'endTime', 'venue', 'prefecture'] as const;
  return parts.some((part) => before[part] !== after[part]);
}
