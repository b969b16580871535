import { areInPairs, peopleOf } from '#domain/scorecard/sides.ts';
import { listConsentsByMembers } from '#features/guardians/server/guardians.names.store.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import type { Randomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import { scoreFormatOf } from '../../practice.policy.ts';
import type { KnockoutOutput } from '../knockout.contract.ts';
import * as contract from '../knockout.sharing.contract.ts';
import { TOKEN_BYTES } from '../knockout.vocabulary.ts';
import { anonymous } from './knockout.presenter.ts';
import { findShared } from './knockout.shares.store.ts';
import { shareKnockout, unshareKnockout } from './knockout.sharing.commands.ts';

/** The public read-only link of a knockout: open, end, read. */
export const knockoutSharingHandlers = (randomness: Randomness) =>
  handlers((on, services) => {
    const { db } = services;

    on(contract.shareKnockout, { access: 'signed-in' }, async ({ params, account }) => {
      const token = randomness.secret(TOKEN_BYTES);
      const share = { id: params.id, token, accountId: account.id };
      const shared = await shareKnockout(services, share);
      return shared.ok ? { token: shared.value } : refusal(shared.code);
    });

    on(contract.unshareKnockout, { access: 'signed-in' }, async ({ params, account }) => {
      const ended = await unshareKnockout(services, { id: params.id, accountId: account.id });
      return ended.ok ? {} : refusal(ended.code);
    });

    on(contract.publicBracket, { access: 'public' }, async ({ params, reply }) => {
      reply.header('x-robots-tag', 'noindex');
      const shared = await findShared(db, params.token);
      if (!shared) return refusal('BRACKET_NOT_FOUND');
      const { session, sport } = shared;
      const { draw } = await draws.findCurrent(db, session.id);
      // Of a pair both people have an own number; the number of the pair is no member's.
      const members = session.players.flatMap(peopleOf).filter(({ external }) => !external);
      const consents = await listConsentsByMembers(
        db,
        members.map(({ id }) => Number(id)),
      );
      return {
        bracket: {
          groupName: session.groupName,
          practiceDate: session.practiceDate,
          sport,
          inPairs: areInPairs(session.players),
          draw: anonymous(draw, session.players, consents) as KnockoutOutput['draw'],
          scoreFormat: scoreFormatOf(session),
        },
      };
    });
  });
