import { describe, expect, test } from 'vitest';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { knownName } from './known.policy.ts';
import type { Tie } from './known.vocabulary.ts';

const ties = new Map<string, Tie>([
  ['own', 'family'],
  ['fellow', 'club'],
]);

const pair = (...names: string[]) => names.join(PAIR_JOINT);

describe('the name of an entrant for somebody who knows its players', () => {
  test.each([
    ['a stranger', '佐藤 花子', 'S.H.', ['other', null], null],
    ['oneself', '佐藤 花子', 'S.H.', ['own', null], ['佐藤 花子', 'family']],
    ['a fellow member', '佐藤 花子', 'S.H.', ['fellow', null], ['佐藤 花子', 'club']],
    [
      'a fellow member with a stranger, who stays as everybody reads them',
      pair('佐藤 花子', '鈴木 蓮'),
      pair('S.H.', '鈴木'),
      ['fellow', 'other'],
      [pair('佐藤 花子', '鈴木'), 'club'],
    ],
    [
      'a stranger with a fellow member',
      pair('佐藤 花子', '鈴木 蓮'),
      pair('S.H.', 'S.R.'),
      ['other', 'fellow'],
      [pair('S.H.', '鈴木 蓮'), 'club'],
    ],
    [
      'oneself with a fellow member',
      pair('佐藤 花子', '鈴木 蓮'),
      pair('S.H.', 'S.R.'),
      ['fellow', 'own'],
      [pair('佐藤 花子', '鈴木 蓮'), 'family'],
    ],
    ['a pair one of whom has left', pair('佐藤 花子', '鈴木 蓮'), 'S.H.', ['own', 'other'], null],
    ['somebody without an account', '佐藤 花子', 'S.H.', [null, null], null],
  ] as const)(
    'An entrant is named by whom the reader knows: %s',
    (_, name, shown, people, wanted) => {
      const found = knownName({ name, shown, people }, ties);
      expect(found && [found.name, found.tie]).toEqual(wanted);
    },
  );
});
