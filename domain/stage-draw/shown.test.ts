import { describe, expect, test } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { applyAll } from '#domain/common/result.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { drawStage, exchange } from './draw.ts';
import { withRecordedChanges } from './shown.ts';
import type { EventFormat, Exchange, StageDraw } from './vocabulary.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

function drawn(entrants: number, format: EventFormat): StageDraw {
  const list = Array.from({ length: entrants }, (_, at) => ({
    number: at + 1,
    club: null,
    isRanked: true,
  }));
  const made = drawStage({ list, seedCount: 0 }, format, 7);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

/** By the engine, which checks each change. */
function checked(made: StageDraw, changes: readonly Exchange[]): StageDraw {
  const shown = applyAll(made, changes, exchange);
  if (!shown.ok) throw new Error(shown.code);
  return shown.value;
}

describe('a recorded draw with its exchanges', () => {
  test('Lines of a knockout change places as the engine changes them, byes included', () => {
    const made = drawn(13, KNOCKOUT) as Draw;
    const bye = linesOf(made).indexOf(null) + 1;
    const opponent = bye % 2 === 0 ? bye - 1 : bye + 1;
    const free = [1, 3, 5, 7, 9].find((line) => line !== bye && line !== opponent) ?? 1;
    const changes: readonly Exchange[] = [
      { kind: 'exchange', lines: [2, 15] },
      { kind: 'exchange', lines: [free, opponent] },
      { kind: 'exchange', lines: [2, 15] },
    ];
    expect(withRecordedChanges(made, changes)).toEqual(checked(made, changes));
    expect(withRecordedChanges(made, [])).toBe(made);
  });

  test('Entrants of two groups change places as the engine changes them', () => {
    const made = drawn(11, { kind: 'groups', size: 4, next: 'none' }) as GroupsDraw;
    const [one, other] = [made.groups[0]?.[1] ?? '', made.groups[2]?.[3] ?? ''];
    const changes: readonly Exchange[] = [{ kind: 'exchange', entrants: [one, other] }];
    const shown = withRecordedChanges(made, changes) as GroupsDraw;
    expect(shown).toEqual(checked(made, changes));
    expect([shown.groups[0]?.[1], shown.groups[2]?.[3]]).toEqual([other, one]);
  });
});
