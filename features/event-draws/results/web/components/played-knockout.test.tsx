import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { drawsMessages as drawsJa } from '#features/matches/draws/draws.messages.ja.ts';
import { peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { resultsMessages as en } from '../../results.messages.en.ts';
import { knockoutInPlay } from '../../results.policy.ts';
import type { GivenKnockout } from '../lib/given-results.ts';
import { PlayedKnockout } from './played-knockout.tsx';

const draw = sampleDraw(players(4));
const people = peopleOf(draw);
const [first, second] = draw.matches;
const FORMAT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: true,
  consolation: false,
};

/** Walkovers for these winners, by match. */
function show(
  winners: Readonly<Record<string, string | null | undefined>>,
  { language = 'en' as 'en' | 'ja', waiting = '', out = [] as string[] } = {},
) {
  const results: GivenKnockout = {
    stageId: '0198a000-0000-7000-8000-000000000001',
    scoreFormat: null,
    finalFormat: null,
    marks: Object.entries(winners).map(([matchId, winner]) => ({
      matchId,
      result: { kind: 'walkover', winner: winner ?? '' },
      version: 1,
      scoredBy: null,
      scoredAt: '2026-11-20T03:00:00.000Z',
    })),
    out,
  };
  const play = {
    draw: knockoutInPlay(draw, FORMAT, results.marks),
    results,
    markOf: (matchId: string) => (matchId === waiting ? ('waiting' as const) : undefined),
    pending: [],
  };
  const onOpen = vi.fn();
  rendered(<PlayedKnockout play={play} people={people} onOpen={onOpen} format={FORMAT} />, {
    language,
  });
  return { onOpen };
}

const nameOf = (id: string | null | undefined) => people.get(id ?? '')?.name ?? '';
const third = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('a published knockout with results', () => {
  it('The winners of a knockout go on, and its champion and third place are named', () => {
    const winners = { '1-0': first?.player1, '1-1': second?.player1 };
    show({ ...winners, '2-0': first?.player1, '2-1': second?.player2 });
    expect(screen.getByText(drawsEn.wins(nameOf(first?.player1)))).toBeTruthy();
    const card = third(drawsEn.thirdPlace);
    expect(card.getByText(nameOf(first?.player2))).toBeTruthy();
    expect(card.getByText(nameOf(second?.player2))).toBeTruthy();
  });

  it('Tapping the match for third place opens it', () => {
    const { onOpen } = show({ '1-0': first?.player1, '1-1': second?.player1 }, { language: 'ja' });
    fireEvent.click(third(drawsJa.thirdPlace).getByRole('button'));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '2-1' }));
  });

  it('A result that is pending on this phone says so', () => {
    show({ '1-0': first?.player1 }, { waiting: '1-0' });
    expect(screen.getByText(drawsEn.notSent)).toBeTruthy();
  });

  it('Who has withdrawn since the draw is named', () => {
    show({}, { out: [first?.player1 ?? ''] });
    expect(screen.getByText(en.outOf(nameOf(first?.player1)))).toBeTruthy();
  });
});
