import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { replacementChoices } from '#domain/stage-draw/replacement.ts';
import type { EventFormat, StageChange, StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { publicDrawsMessages as en } from '../../public-draws.messages.en.ts';
import { CheckDraw } from './check-draw.tsx';

const knockout = made({
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
}) as Draw;
const groups = made({ kind: 'groups', size: 4, next: 'none' }) as GroupsDraw;

function made(format: EventFormat): StageDraw {
  const list = Array.from({ length: 11 }, (_, at) => ({
    number: at + 1,
    club: null,
    isRanked: at < 3,
  }));
  const drawn = drawStage({ list, seedCount: 2 }, format, 12_345);
  if (!drawn.ok) throw new Error(drawn.code);
  return drawn.value;
}

async function check(draw: StageDraw, changes: readonly StageChange[] = []) {
  rendered(
    <CheckDraw made={draw} changes={changes}>
      {null}
    </CheckDraw>,
  );
  fireEvent.click(screen.getByRole('button', { name: en.check }));
  await screen.findByText(/^(Equal|The draw differs|This page is too old)/);
}

describe('the check of a draw', () => {
  test('A draw that comes out again is equal, with the values that anybody can check', async () => {
    await check(knockout);
    expect(screen.getByText(en.equalText(16))).toBeTruthy();
    expect(screen.getByText(en.equalMeans)).toBeTruthy();
    expect(screen.getByText('12345')).toBeTruthy();
    expect(screen.getByText(drawsEn.traditions.tennis)).toBeTruthy();
  });

  test('Groups that come out again are equal, apart from the exchanges that are listed', async () => {
    const [one = '', other = ''] = groups.groups.map((group) => group[1]);
    const change = { kind: 'exchange', entrants: [one, other] } as const;
    await check(groups, [change, change]);
    expect(screen.getByText(en.equalText(11))).toBeTruthy();
    expect(screen.getByText(en.equalAmended(2))).toBeTruthy();
  });

  test('A player on another line is named by the first line that differs', async () => {
    const line = knockout.matches.findIndex(({ player1, player2 }) => player1 && player2) + 1;
    const turned = knockout.matches.map((match, at) =>
      at === line - 1 ? { ...match, player1: match.player2, player2: match.player1 } : match,
    );
    await check({ ...knockout, matches: turned });
    expect(screen.getByText(en.differsLine(line * 2 - 1))).toBeTruthy();
  });

  test('A player at another place of a group is named by the group and the place', async () => {
    const [first = [], ...others] = groups.groups;
    await check({ ...groups, groups: [first.toReversed(), ...others] });
    expect(screen.getByText(en.differsGroup(1, 1))).toBeTruthy();
  });

  test('A withdrawal that would move others than it says is named by the line', async () => {
    const list = knockout.entrants.map(({ id }) => ({
      number: Number(id),
      club: null,
      isRanked: true,
    }));
    const bye = replacementChoices(knockout, '1', list.slice(1)).find(
      ({ choice }) => choice === 'bye',
    );
    if (!bye) throw new Error('nothing can be chosen');
    await check(knockout, [bye.change]);
    expect(screen.getByText(en.equalAmended(1))).toBeTruthy();
    cleanup();
    const moves = bye.change.moves.map((move) => (move.to === 1 ? { ...move, to: null } : move));
    await check(knockout, [{ ...bye.change, moves }]);
    expect(screen.getByText(en.differsLine(1))).toBeTruthy();
  });

  test('A record that no draw can have says so', async () => {
    await check({ ...knockout, randomSeed: -1 });
    expect(screen.getByText(en.impossible)).toBeTruthy();
  });

  test('A method of a later version asks to reload the page', async () => {
    await check({ ...knockout, method: 99 });
    expect(screen.getByText(en.unknownText)).toBeTruthy();
  });
});
