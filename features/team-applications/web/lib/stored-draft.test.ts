import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { begin, isOwnSave } from './stored-draft.ts';

const ID = '01980000-0000-7000-8000-000000000001';

const choice = (...pupils: string[]): Choice =>
  pupils.map((pupil) => ({ eventId: 1, pupils: [pupil] }));
const onServer = (version: number, ...pupils: string[]) => ({
  id: ID,
  version,
  lines: pupils.map((pupil) => ({ eventId: 1, pupils: [pupil] })),
});
const save = (...pupils: string[]) => ({ saveId: pupils.join(), lines: choice(...pupils) });

describe('a draft that the phone has stored', () => {
  test('A choice that was sent without an answer is no choice of another teacher', () => {
    expect(isOwnSave(onServer(2, 'a', 'b'), [save('a'), save('a', 'b')])).toBe(true);
    expect(isOwnSave(onServer(2, 'b'), [save('a'), save('a', 'b')])).toBe(false);
    expect(isOwnSave(onServer(2, 'b'))).toBe(false);
  });

  test('After a lost answer the phone goes on from the version that the server has', () => {
    const unanswered = [save('a')];
    const onPhone = { id: ID, version: 1, lines: choice('a', 'b'), unanswered };
    expect(begin(onPhone, onServer(2, 'a'), null)).toEqual({
      id: ID,
      version: 2,
      lines: choice('a', 'b'),
      unanswered: [],
      isUnsent: true,
      isClash: false,
    });
  });

  test('What another teacher has saved since is shown beside the own choice', () => {
    const unanswered = [save('a')];
    const onPhone = { id: ID, version: 1, lines: choice('a', 'b'), unanswered };
    const begun = begin(onPhone, onServer(3, 'c'), null);
    expect(begun).toEqual({ ...onPhone, isUnsent: true, isClash: true });
  });

  test('A draft that an earlier version of the app has stored is read', () => {
    const onPhone = { id: ID, version: 1, lines: choice('a') };
    expect(begin(onPhone, onServer(1), null)).toMatchObject({ version: 1, isClash: false });
    expect(begin(onPhone, onServer(2), null)).toMatchObject({ version: 1, isClash: true });
  });

  test('A choice that the server has, too, is not sent again', () => {
    const onPhone = { id: ID, version: 1, lines: choice('a') };
    expect(begin(onPhone, onServer(4, 'a'), null)).toMatchObject({ version: 4, isUnsent: false });
  });

  test('What was applied for before begins a draft only where there is none', () => {
    expect(begin(null, null, choice('a'))).toMatchObject({ lines: choice('a'), isUnsent: true });
    const begun = begin(null, onServer(1, 'b'), choice('a'));
    expect(begun).toMatchObject({ lines: choice('b'), isUnsent: false });
  });
});
