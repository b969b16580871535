import { listSeasons } from '#features/matches/ties/server/ties.seasons.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { findLineToPay } from '../applications/server/applications.commands.ts';
import type { FindOwnCheckIns } from '../check-ins/server/check-ins.provider.ts';
import * as contract from '../entries.contract.ts';
import { renameOwnTeam } from '../teams/server/teams.commands.ts';
import { takeBackOwn, withdrawOwn } from '../withdrawals/server/withdrawals.own.commands.ts';
import { type Reservation, reservePlaces } from './entries.application.commands.ts';
import * as store from './entries.listed.store.ts';
import { asEntry } from './entries.presenter.ts';

/**
 * Applying for tournaments, reading the player's own entries, and withdrawing them. `findCheckIns` gives the check-ins
 * of the day.
 */
export const entriesHandlers = (findCheckIns: FindOwnCheckIns) =>
  handlers((on, services) => {
    const { db, clock } = services;
    const present = (found: store.ListedEntry) => asEntry(found, clock.now());
    const presentOwn = async ({ id, accountId }: { id: string; accountId: string }) => {
      const found = await store.findHeldOrJoined(db, accountId, id);
      return found ? { entry: present(found) } : refusal('ENTRY_NOT_FOUND');
    };
    const checkInsOf = async (
      rows: readonly store.ListedEntry[],
      { accountId, today }: { accountId: string; today: string },
    ) => {
      const played = rows.filter(({ tournament }) => tournament.eventDate === today);
      if (played.length === 0) return [];
      const tournamentIds = new Set(played.map(({ tournament }) => tournament.id));
      return findCheckIns(db, { accountId, tournamentIds: [...tournamentIds] });
    };
    const presentAll = ({ tournament, entries }: Reservation) => {
      const now = clock.now();
      const [entry, ...also] = entries.map((one) => asEntry({ entry: one, tournament }, now));
      if (!entry) throw new Error('a reservation without an entry');
      return { entry, also };
    };

    on(contract.apply, { access: 'signed-in', limit: 'entry' }, async ({ body, account }) => {
      if (!body.agreed) return refusal('AGREEMENT_REQUIRED', { fields: { agreed: 'agreement' } });
      const { id, eventId, team, split, also, tournamentId } = body;
      const places = [{ id, eventId, team, split }, ...also];
      const application = { tournamentId, accountId: account.id, places };
      const reserved = await reservePlaces(services, application);
      if (reserved.ok) return presentAll(reserved.value);
      const details = reserved.eventId === undefined ? {} : { eventId: reserved.eventId };
      return refusal(reserved.code, { details });
    });

    on(contract.current, { access: 'signed-in' }, async ({ query, account }) => {
      if (query.tournamentId) {
        const held = await store.listLiveHeldOrJoined(db, account.id, query.tournamentId);
        const [entry = null, ...also] = held.map(present);
        return { entry, also };
      }
      const found = await store.findWaitingForPayment(db, account.id, clock.now());
      return { entry: found && present(found), also: [] };
    });

    on(contract.mine, { access: 'signed-in' }, async ({ query, account }) => {
      const page = { today: dayInJapan(clock.now()), cursor: query.cursor };
      const list = query.when === 'coming' ? store.listComing : store.listPast;
      const { rows, nextCursor } = await list(db, account.id, page);
      const checkIns = await checkInsOf(rows, { accountId: account.id, today: page.today });
      const teams = rows.flatMap(({ entry }) => (entry.team === null ? [] : [entry.eventId]));
      const seasons = new Set(await listSeasons(db, teams));
      const entries = rows.map((row) => ({
        ...present(row),
        ...(seasons.has(row.entry.eventId) && { hasSeason: true as const }),
      }));
      return { entries, nextCursor, checkIns };
    });

    on(contract.find, { access: 'signed-in' }, async ({ params, account }) => {
      const found = await store.findHeldOrJoined(db, account.id, params.id);
      if (found) return { entry: present(found) };
      const line = await findLineToPay(db, account.id, params.id);
      return line ? { entry: asEntry(line, clock.now()) } : refusal('ENTRY_NOT_FOUND');
    });

    on(contract.withdraw, { access: 'signed-in' }, async ({ params, account }) => {
      const own = { id: params.id, accountId: account.id };
      const withdrawn = await withdrawOwn(services, own);
      return withdrawn.ok ? presentOwn(own) : refusal(withdrawn.code);
    });

    on(contract.renameTeam, { access: 'signed-in' }, async ({ params, body, account }) => {
      const renaming = { id: params.id, accountId: account.id, name: body.name };
      const renamed = await renameOwnTeam(services, renaming);
      if (!renamed.ok) return refusal(renamed.code);
      const found = await store.findOwn(db, account.id, params.id);
      return found ? { entry: present(found) } : refusal('ENTRY_NOT_FOUND');
    });

    on(contract.takeBack, { access: 'signed-in' }, async ({ params, account }) => {
      const own = { id: params.id, accountId: account.id };
      const taken = await takeBackOwn(services, own);
      return taken.ok ? presentOwn(own) : refusal(taken.code);
    });
  });
