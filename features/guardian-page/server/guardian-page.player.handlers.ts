import type { FindOwnDays } from '#features/entries/own-day/server/own-day.provider.ts';
import { withdrawEntry } from '#features/entries/server/entries.commands.ts';
import type { ListedEntry } from '#features/entries/server/entries.listed.store.ts';
import * as listed from '#features/entries/server/entries.listed.store.ts';
import { takeBackRequest } from '#features/entries/withdrawals/server/withdrawals.commands.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { chooseHidden } from '#features/ratings/server/ratings.choices.commands.ts';
import { readPlayer, readReasons } from '#features/ratings/server/ratings.page.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../guardian-page.contract.ts';
import { chooseNameDisplay, findGuarded } from './guardian-page.commands.ts';
import { asGuardedEntry } from './guardian-page.presenter.ts';

const options = { access: 'public', limit: 'guardian' } as const;

/**
 * What a confirmed guardian does for one player: reading entries, rates and matches of today, withdrawing entries, choosing the public name, and
 * whether the player is in rankings.
 * `findOwnDays` gives the matches.
 */
export const guardedPlayerHandlers = (findOwnDays: FindOwnDays) =>
  handlers((on, services) => {
    const { db, clock } = services;

    /** The player whose guardian holds the link; every endpoint here starts with it. */
    const lookedAfter = (secret: string, id: string) => findGuarded(services, { secret, id });
    const present = (found: ListedEntry) => asGuardedEntry(found, clock.now());

    on(contract.chooseNameDisplay, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { nameDisplay } = body;
      const chosen = await chooseNameDisplay(services, { id: params.id, nameDisplay });
      return chosen.ok ? {} : refusal(chosen.code);
    });

    on(contract.entries, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const page = { today: dayInJapan(clock.now()), cursor: body.cursor };
      const list = body.when === 'coming' ? listed.listComing : listed.listPast;
      const { rows, nextCursor } = await list(db, player.value.accountId, page);
      return { entries: rows.map(present), nextCursor };
    });

    on(contract.day, { access: 'public', limit: 'guardian' }, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      return { days: await findOwnDays(services, player.value.accountId) };
    });

    on(contract.rates, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { accountId } = player.value;
      const id = await findByAccount(db, accountId);
      // A guardian reads what the player reads.
      const asked = id && { id, readerId: accountId, byLink: true };
      const page = asked ? await readPlayer(services, asked) : null;
      return { page: page?.ok ? page.value : null };
    });

    on(contract.reasons, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { accountId } = player.value;
      const id = await findByAccount(db, accountId);
      if (id === null) return refusal('PERIOD_NOT_FOUND');
      const { periodId } = params;
      const { discipline } = body;
      const asked = { id, periodId, discipline, readerId: accountId, byLink: true };
      const found = await readReasons(services, asked);
      return found.ok ? found.value : refusal(found.code);
    });

    on(contract.hide, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { accountId } = player.value;
      const choice = { accountId, hidden: body.hidden, by: 'guardian' } as const;
      const chosen = await chooseHidden(services, choice);
      return chosen.ok ? { hidden: chosen.value } : refusal('PLAYER_NOT_FOUND');
    });

    on(contract.withdraw, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { accountId } = player.value;
      const withdrawal = { id: params.entryId, accountId, by: 'guardian' } as const;
      const done = await withdrawEntry(services, withdrawal);
      if (!done.ok) return refusal(done.code);
      const found = await listed.findOwn(db, accountId, params.entryId);
      return found ? { entry: present(found) } : refusal('ENTRY_NOT_FOUND');
    });

    on(contract.takeBack, options, async ({ body, params }) => {
      const player = await lookedAfter(body.secret, params.id);
      if (!player.ok) return refusal(player.code);
      const { accountId } = player.value;
      const taken = await takeBackRequest(services, { id: params.entryId, accountId });
      if (!taken.ok) return refusal(taken.code);
      const found = await listed.findOwn(db, accountId, params.entryId);
      return found ? { entry: present(found) } : refusal('ENTRY_NOT_FOUND');
    });
  });
