import { describe, expect, it } from 'vitest';
import { edited, editOf, type TemplateEdit } from './edited-template.ts';
import { findTemplate, TEMPLATES, templatesOf } from './templates.ts';

const template = findTemplate('tt-4s1d')!;
const edit = editOf(template);
const outcome = (changes: Partial<TemplateEdit>, of = template) => {
  const result = edited(of, { ...editOf(of), ...changes });
  return result.ok ? 'ok' : result.code;
};

it('A copy that nobody has changed is the template', () => {
  for (const one of TEMPLATES) expect(edited(one, editOf(one))).toEqual({ ok: true, value: one });
});

it('A copy counts its places again', () => {
  const result = edited(template, { ...edit, rubbers: ['D1', 'D2', 'S3'], wins: 2 });
  expect(result.ok && [result.value.places, result.value.rubbers[2]]).toEqual([
    5,
    { kind: 'single', name: 'S3', places: { player1: [4], player2: [4] } },
  ]);
});

describe('A copy of a template', () => {
  const play = { stop: 'all', format: 'table-tennis-3' } as const;
  const other = { stop: 'all', format: 'badminton-21' } as const;
  it.each([
    ['may play every rubber', { play: { groups: play, knockout: play } }, 'ok'],
    ['may have no rule', { rules: [] }, 'ok'],
    ['may need every rubber to win', { wins: 5 }, 'ok'],
    ['needs a rubber', { rubbers: [], wins: 1 }, 'RUBBERS'],
    [
      'has nine rubbers at most',
      { rubbers: [...'1234567890'].map((no) => `S${no}`), wins: 6 },
      'RUBBERS',
    ],
    ['names each rubber once', { rubbers: ['S1', 'S1', 'D3'], wins: 2 }, 'RUBBERS'],
    ['names rubbers as sheets do', { rubbers: ['S1', '<b>', 'D3'], wins: 2 }, 'RUBBERS'],
    ['is not won by two teams', { wins: 2 }, 'WINS'],
    ['is not won by more rubbers than it has', { wins: 6 }, 'WINS'],
    ['is not won by half a rubber', { wins: 3.5 }, 'WINS'],
    ['is played in a format of its sport', { play: { groups: play, knockout: other } }, 'FORMAT'],
    [
      'is played in a format that exists',
      { play: { groups: play, knockout: { ...play, format: 'x' } } },
      'FORMAT',
    ],
  ] as const)('A copy of a template %s', (_name, changes, expected) => {
    expect(outcome(changes)).toBe(expected);
  });

  it('A copy keeps the rubbers of its letters', () => {
    const lettered = findTemplate('tt-3-players')!;
    const result = edited(lettered, { ...editOf(lettered), rubbers: ['S1'], wins: 4 });
    expect(result).toEqual({ ok: true, value: { ...lettered, wins: 4 } });
  });
});

it('A sport offers its own templates, an open sport all of them', () => {
  expect(templatesOf('badminton').map(({ id }) => id)).toEqual(['bd-2d3s', 'bd-2d1s', 'bd-1d2s']);
  expect(templatesOf('unspecified')).toHaveLength(TEMPLATES.length);
});
