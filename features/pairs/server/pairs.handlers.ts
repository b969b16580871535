import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import * as listed from '#features/entries/server/entries.listed.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../pairs.contract.ts';
import * as answers from './pairs.answers.commands.ts';
import { endPair, invitePartner } from './pairs.commands.ts';
import { refusalOf } from './pairs.locks.commands.ts';
import { asInvitation, asPair } from './pairs.presenter.ts';
import * as store from './pairs.store.ts';

const access = 'signed-in';

/** Pairs of doubles: for the player who has entered, for the partner, and for invited people. */
export const pairsHandlers = (serverSecret: string) =>
  handlers((on, services) => {
    const { db, clock } = services;
    const nameOf = async (accountId: string) => (await findRecipient(db, accountId))?.name ?? '';

    const present = async (accountId: string, entryId: string) => {
      const found = await listed.findHeldOrJoined(db, accountId, entryId);
      if (!found) return refusal('ENTRY_NOT_FOUND');
      const now = clock.now();
      if (refusalOf(found.entry, found.tournament, now) === 'NOT_A_PAIR') {
        return refusal('NOT_A_PAIR');
      }
      const partner = await partners.findByEntry(db, entryId);
      const entrant = await nameOf(found.entry.accountId);
      return { pair: asPair({ found, partner, entrant, now, serverSecret }) };
    };

    on(contract.find, { access }, ({ params, account }) => present(account.id, params.id));

    on(contract.invite, { access, limit: 'naming' }, async ({ params, body, account }) => {
      const invitation = { entryId: params.id, accountId: account.id, ...body };
      const invited = await invitePartner(services, serverSecret, invitation);
      return invited.ok ? present(account.id, params.id) : refusal(invited.code);
    });

    on(contract.end, { access }, async ({ params, body, account }) => {
      const parting = { entryId: params.id, accountId: account.id, seen: body.seen };
      const ended = await endPair(services, parting);
      return ended.ok ? {} : refusal(ended.code);
    });

    on(contract.members, { access }, async ({ account }) => {
      const known = new Map<string, store.KnownMember>();
      for (const one of await store.listMembers(db, account.id)) {
        if (!known.has(one.accountId)) known.set(one.accountId, one);
      }
      return { members: [...known.values()].map(({ id, name, group }) => ({ id, name, group })) };
    });

    on(contract.open, { access: 'public', limit: 'link' }, async ({ body, account }) => {
      if (!account && answers.isId(body.token)) return refusal('LOGIN_FIRST');
      const accountId = account?.id ?? null;
      const found = await answers.findInvitation(db, body.token, accountId);
      if (!found) return refusal('INVITE_NOT_FOUND');
      const inviter = await nameOf(found.entry.accountId);
      const invitation = asInvitation({ found, accountId, inviter });
      const refused = answers.refusalOfAnswer(found, clock.now());
      if (refused && !(refused === 'INVITE_USED' && invitation.reader === 'partner')) {
        return refusal(refused);
      }
      return { invitation };
    });

    on(contract.accept, { access, limit: 'link' }, async ({ body, account }) => {
      const answer = { token: body.token, accountId: account.id };
      const accepted = await answers.acceptInvitation(services, answer);
      return accepted.ok ? accepted.value : refusal(accepted.code);
    });

    on(contract.decline, { access, limit: 'link' }, async ({ body, account }) => {
      const answer = { token: body.token, accountId: account.id };
      const declined = await answers.declineInvitation(services, answer);
      return declined.ok ? {} : refusal(declined.code);
    });
  });
