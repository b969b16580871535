import { tournamentEngine } from 'tods-competition-factory';
import { describe, expect } from 'vitest';
import { nobodyWins } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { playedEvent } from '#features/event-draws/results/server/results.referee.factory.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import { closerOf, closingKnockout } from '../closing/server/closing.factory.ts';
import { resultsOf } from './results.factory.ts';

interface MatchUp {
  readonly matchUpId: string;
  readonly roundNumber: number;
  readonly matchUpStatus: string;
  readonly matchUpFormat?: string;
  readonly winningSide?: 1 | 2;
  readonly eventType: string;
  readonly score?: { readonly scoreStringSide1: string };
  readonly sides: readonly { readonly participant?: { readonly participantName: string } }[];
}

/** The matches as the factory understands them. */
function loaded(record: object): readonly MatchUp[] {
  const { success, error } = tournamentEngine.setState(structuredClone(record));
  if (!success) throw new Error(`the factory refuses it: ${JSON.stringify(error)}`);
  return tournamentEngine.allTournamentMatchUps().matchUps as unknown as readonly MatchUp[];
}

const named = ({ sides }: MatchUp) => sides.map(({ participant }) => participant?.participantName);

describe('a tournament in TODS', () => {
  test('The factory reads a knockout with byes, its winners, its scores and the match for third place', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 6, thirdPlace: true });
    await event.choose('table-tennis-5');
    const { matches } = await event.inPlay();
    const scoreFormat = { id: 'table-tennis-5' };
    const firstWins: EnteredResult = {
      kind: 'score',
      sets: [
        { player1: 11, player2: 7 },
        { player1: 9, player2: 11 },
        { player1: 11, player2: 4 },
        { player1: 12, player2: 10 },
      ],
    };
    const open = matches.filter(({ round, result }) => round === 1 && !result);
    for (const { id } of open)
      expect((await event.enter(id, firstWins, { scoreFormat })).status).toBe(200);
    for (const id of ['2-0', '2-1', '3-0']) await event.enter(id, firstWins, { scoreFormat });
    await event.enter('3-1', nobodyWins, { scoreFormat });
    const record = await resultsOf(event.phone, event.params.id).tods('full');
    const all = loaded(record);
    // Of eight lines seven matches, and the one for third place.
    expect(all).toHaveLength(8);
    expect(all.filter(({ matchUpStatus }) => matchUpStatus === 'BYE')).toHaveLength(2);
    const final = all.find(({ matchUpId }) => matchUpId.endsWith('-3-0'))!;
    expect(final).toMatchObject({
      matchUpStatus: 'COMPLETED',
      matchUpFormat: 'SET5-S:TB11',
      winningSide: 1,
      eventType: 'SINGLES',
      score: { scoreStringSide1: '[11-7] [9-11] [11-4] [12-10]' },
    });
    const drawn = await event.inPlay();
    const finalist = (id: string | null | undefined) =>
      record.participants.find(({ participantId }: { participantId: string }) =>
        participantId.endsWith(`-${id}`),
      )?.participantName;
    expect(named(final)).toEqual([
      finalist(drawn.matches.at(-1)?.player1),
      finalist(drawn.matches.at(-1)?.player2),
    ]);
    const third = all.find(({ matchUpId }) => matchUpId.endsWith('-3-1'));
    expect(third?.matchUpStatus).toBe('DOUBLE_WALKOVER');
    // What the factory finds wrong with a round would lack its participants.
    expect(all.filter(({ matchUpStatus }) => matchUpStatus !== 'BYE').flatMap(named)).not.toContain(
      undefined,
    );
  });

  test('The factory reads groups, and what was not played', async ({ server }) => {
    const event = await playedEvent(server, { byHand: 3 });
    await event.score(['1', '2'], '11-7 11-9');
    await event.score(['3', '1'], '11-7 11-9');
    const record = await resultsOf(event.phone, event.params.id).tods('full');
    const all = loaded(record);
    const statuses = all.map(({ matchUpStatus }) => matchUpStatus).toSorted();
    expect(statuses).toEqual(['COMPLETED', 'COMPLETED', 'TO_BE_PLAYED']);
    const three = record.participants.find(
      ({ participantId }: { participantId: string }) =>
        participantId === `${event.params.eventId}-3`,
    );
    const winners = all.flatMap((one) => (one.winningSide ? named(one)[one.winningSide - 1] : []));
    // The score was entered as seen by the third, who is the second side of this match.
    expect(winners).toContain(three.participantName);
    server.clock.advance({ days: 30 });
    const { endEarly } = closerOf(await event.signedIn(), event.params.id);
    expect((await endEarly()).status).toBe(200);
    const over = loaded(await resultsOf(event.phone, event.params.id).tods());
    expect(over.map(({ matchUpStatus }) => matchUpStatus)).toContain('CANCELLED');
  });
});
