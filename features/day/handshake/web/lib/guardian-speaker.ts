import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../../handshake.guardian.contract.ts';
import { matchesQuery } from '../handshake.queries.ts';
import { bodyOf } from './day-outbox.ts';
import type { Speaker } from './speaker.ts';

const find = call(contract.findGuarded);
const enter = call(contract.enterGuarded);
const confirm = call(contract.confirmGuarded);
const dispute = call(contract.disputeGuarded);
export const checkInGuarded = call(contract.checkInGuarded);

/**
 * The guardian of a player, by the secret of the mailed link. It may be anybody's phone: nothing is stored on it, and a result is sent
 * or not.
 */
export function guardianSpeaker(playerId: string, secret: string): Speaker {
  return {
    isGuardian: true,
    query: (id) =>
      matchesQuery(
        ['guardian-page', secret, playerId, 'matches', id],
        async (signal) =>
          unwrap(await find({ params: { id, playerId }, body: { secret }, signal })).own,
      ),
    confirm: (params, body) =>
      confirm({ params: { ...params, playerId }, body: { ...body, secret } }),
    dispute: (params, body) =>
      dispute({ params: { ...params, playerId }, body: { ...body, secret } }),
    enter: async (id, match, score) => {
      const { stageId, matchId } = match;
      const params = { id, playerId, stageId, matchId };
      const entered = await enter({ params, body: { ...bodyOf(match, score, undefined), secret } });
      return entered.ok ? { ok: true, data: { kind: 'accepted', own: entered.data.own } } : entered;
    },
    address: (id, match) => {
      const of = match ? `/${match.stageId}/${match.matchId}` : '';
      return `/guardian/${playerId}/matches/${id}${of}#${secret}`;
    },
    back: `/guardian#${secret}`,
  };
}
