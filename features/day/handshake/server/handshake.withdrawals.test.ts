import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { decide } from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import { deskOf } from '../../queue/server/queue.factory.ts';
import { playedToday } from './handshake.factory.ts';

const SCORE = '11-7 11-9';

describe('a match of a group whose side withdraws', () => {
  test('Nobody is asked for its result, one that is sent all the same is refused, and played ones stay', async ({
    server,
  }) => {
    const names = ['Ito', 'Kato', 'Mori'];
    const event = await playedToday(server, { names, format: ONE_GROUP, scoreFormat: null });
    const { first, own, enter, desk, here, params } = event;
    const readBy = async (phone: Phone) => (await own(phone))?.matches ?? [];
    const match = await first();
    const out = match.ownSide === 'player1' ? match.player2 : match.player1;
    const before = await readBy(match.opponent);
    const { player1, player2, ...played } = before.find((one) => one.matchId !== match.matchId)!;
    const theirs = { ...match, ...played, player1: player1!, player2: player2! };
    expect((await enter(match.opponent, theirs, SCORE)).status).toBe(200);

    const entrants = await listEntrants(server.services.db, params.eventId);
    const { entryId } = entrants.find(({ number }) => String(number) === out.id)!;
    const body = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
    const decided = await desk.call(decide, { params: { ...params, entryId }, body });
    expect(decided.status).toBe(200);

    const open = (await deskOf(desk, here.id).queue()).matches;
    const left = open.map(({ matchId }) => matchId);
    expect(left).not.toContain(match.matchId);
    const theirOwn = (await readBy(match.opponent)).map(({ matchId }) => matchId);
    expect(theirOwn).toEqual([played.matchId]);
    const ownLeft = (await readBy(match.phone)).map(({ matchId }) => matchId);
    expect(ownLeft).toEqual(left.filter((id) => id !== played.matchId));
    const sent = await enter(match.phone, match, SCORE);
    expect([sent.status, sent.refusal?.code]).toEqual([404, 'MATCH_NOT_FOUND']);
  });
});
