import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import * as refunds from '#features/payments/server/payments.refunds.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../entries.contract.ts';
import { tellOffered } from '../waiting-list/server/waiting-list.tell.ts';
import * as places from './entries.places.store.ts';
import { asEntry } from './entries.presenter.ts';
import type { EntryWithTournament } from './entries.store.ts';
import * as store from './entries.store.ts';
import { tellConfirmed, tellWithdrawn } from './entries.tell.ts';

/** Applying for tournaments, one's own entries, and giving them up. */
export const entriesHandlers = (cashier: Cashier) =>
  handlers((on, services) => {
    const { db, clock } = services;

    const present = async (found: readonly EntryWithTournament[]) => {
      const refunded = await refunds.listByEntries(
        db,
        found.map(({ entry }) => entry.id),
      );
      return found.map((one) => asEntry(one, refunded.get(one.entry.id), clock.now()));
    };
    const presentOne = async (found: EntryWithTournament) => {
      const [entry] = await present([found]);
      if (!entry) throw new Error('an entry was not presented');
      return entry;
    };

    on(contract.apply, { access: 'signed-in', limit: 'entry' }, async ({ body, account }) => {
      if (!body.agreed) return refusal('AGREEMENT_REQUIRED', { fields: { agreed: 'agreement' } });
      const { id, tournamentId } = body;
      const application = { id, tournamentId, accountId: account.id, clock };
      const reserved = await places.reserve(
        db,
        application,
        (tx, confirmed) => tellConfirmed(services, tx, { ...confirmed, method: null }),
        tellOffered(services),
      );
      if (!reserved.ok) return refusal(reserved.code);
      return { entry: await presentOne(reserved.value) };
    });

    on(contract.current, { access: 'signed-in' }, async ({ query, account }) => {
      const found = query.tournamentId
        ? await store.findLive(db, account.id, query.tournamentId)
        : await store.findWaitingForPayment(db, account.id, clock.now());
      return { entry: found && (await presentOne(found)) };
    });

    on(contract.mine, { access: 'signed-in' }, async ({ query, account }) => {
      const page = { today: dayInJapan(clock.now()), cursor: query.cursor };
      const list = query.when === 'coming' ? store.listComing : store.listPast;
      const { rows, nextCursor } = await list(db, account.id, page);
      return { entries: await present(rows), nextCursor };
    });

    on(contract.find, { access: 'signed-in' }, async ({ params, account }) => {
      const found = await store.findOwn(db, account.id, params.id);
      if (!found) return refusal('ENTRY_NOT_FOUND');
      return { entry: await presentOne(found) };
    });

    on(contract.withdraw, { access: 'signed-in' }, async ({ params, account }) => {
      const request = { id: params.id, accountId: account.id, clock };
      const done = await places.withdraw(
        db,
        request,
        async (tx, withdrawn, refund) => {
          const method = refund ? await cashier.refundEntry(tx, withdrawn.entry.id) : null;
          await tellWithdrawn(services, tx, { ...withdrawn, method });
        },
        tellOffered(services),
      );
      if (!done.ok) return refusal(done.code);
      const found = await store.findOwn(db, account.id, params.id);
      if (!found) return refusal('ENTRY_NOT_FOUND');
      return { entry: await presentOne(found) };
    });
  });
