import { describe, expect, test } from 'vitest';
import { record } from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';
import type { Draw } from './vocabulary.ts';
import { type WithdrawalMoment, withdrawalChoices } from './withdrawal-choices.ts';

const draw = sampleDraw(players(8, 2));
const alternate = { id: 'alt', name: 'Alternate' };

/** The choices as text: "withdrawal+alternate, walkover 1-0". */
function inWords(state: Draw, player: string, moment: WithdrawalMoment, withAlternate: boolean) {
  const options = withAlternate ? { moment, alternate } : { moment };
  const choices = withdrawalChoices(state, player, options);
  if (!choices.ok) return choices.code;
  return choices.value
    .map((choice) => {
      if (choice.kind === 'walkover') return `walkover ${choice.matchId}`;
      return 'alternate' in choice.amendment
        ? `${choice.amendment.kind}+alternate`
        : choice.amendment.kind;
    })
    .join(', ');
}

describe('the choices when somebody withdraws', () => {
  test.each([
    ['drawn', true, 'withdrawal+alternate, withdrawal'],
    ['drawn', false, 'withdrawal'],
    ['scheduled', true, 'substitution+alternate, walkover 1-0'],
    ['scheduled', false, 'walkover 1-0'],
    ['called', true, 'walkover 1-0'],
  ] as const)(
    'The choices when the match is %s, alternate: %s, are %s',
    (moment, has, expected) => {
      expect(inWords(draw, 'p001', moment, has)).toBe(expected);
    },
  );

  test('A walkover names the opponent, or nobody while that is not determined', () => {
    const opponent = draw.matches[0]!.player2;
    const now = withdrawalChoices(draw, 'p001', { moment: 'called' });
    expect(now).toMatchObject({ value: [{ matchId: '1-0', winner: opponent }] });
    const step = record(draw, '1-0', win('p001'));
    const after = step.ok ? step.value.next : draw;
    const later = withdrawalChoices(after, 'p001', { moment: 'called' });
    expect(later).toMatchObject({ value: [{ matchId: '2-0', winner: null }] });
    expect(inWords(after, opponent!, 'called', false)).toBe('OUT_ALREADY');
    expect(inWords(after, 'x', 'called', false)).toBe('UNKNOWN_PLAYER');
  });

  test('Where no change leaves every match with a player there is no choice: the draw is made again', () => {
    const two = sampleDraw(players(2));
    expect(withdrawalChoices(two, 'p001', { moment: 'drawn' })).toMatchObject({ ok: true });
    const three = sampleDraw(players(3, 3));
    expect(inWords(three, 'p001', 'drawn', false)).toBe('withdrawal');
  });
});
