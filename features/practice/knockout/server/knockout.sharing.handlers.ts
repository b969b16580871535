import { listConsentsByMembers } from '#features/guardians/server/guardians.names.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import type { Randomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import type { KnockoutOutput } from '../knockout.contract.ts';
import { mayManage } from '../knockout.policy.ts';
import * as contract from '../knockout.sharing.contract.ts';
import { TOKEN_BYTES } from '../knockout.vocabulary.ts';
import { findKnockout } from './knockout.belonging.store.ts';
import * as draws from './knockout.draws.store.ts';
import { anonymous } from './knockout.presenter.ts';
import * as store from './knockout.shares.store.ts';

/** The public read-only link of a knockout: open it, end it, read behind it. */
export const knockoutSharingHandlers = (randomness: Randomness) =>
  handlers((on, { db, clock }) => {
    on(contract.shareKnockout, { access: 'signed-in' }, async ({ params, account }) => {
      const found = await findKnockout(db, account.id, params.id);
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      const { session, group } = found.value;
      if (!mayManage(session, { accountId: account.id, standing: group })) {
        return refusal('FORBIDDEN');
      }
      const token = randomness.secret(TOKEN_BYTES);
      const share = { token, sessionId: session.id, accountId: account.id, now: clock.now() };
      return { token: await store.insert(db, share) };
    });

    on(contract.unshareKnockout, { access: 'signed-in' }, async ({ params, account }) => {
      const found = await findKnockout(db, account.id, params.id);
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      const { session, group } = found.value;
      if (!mayManage(session, { accountId: account.id, standing: group })) {
        return refusal('FORBIDDEN');
      }
      await store.updateEnded(db, session.id, clock.now());
      return {};
    });

    on(contract.publicBracket, { access: 'public' }, async ({ params, reply }) => {
      reply.header('x-robots-tag', 'noindex');
      const session = await store.findShared(db, params.token);
      if (!session) return refusal('BRACKET_NOT_FOUND');
      const { draw } = await draws.findStanding(db, session.id);
      const members = session.players.filter(({ external }) => !external);
      const consents = await listConsentsByMembers(
        db,
        members.map(({ id }) => Number(id)),
      );
      return {
        bracket: {
          groupName: session.groupName,
          practiceDate: session.practiceDate,
          draw: anonymous(draw, consents) as KnockoutOutput['draw'],
        },
      };
    });
  });
