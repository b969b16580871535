import { expect, test } from 'vitest';
import { FORMER_PLAYER } from './former-player.ts';
import { tidyName } from './names.ts';
import { foldForSearch } from './search-text.ts';

test.for([
  ['佐藤　花子', '佐藤 花子'],
  [' 佐藤 \n 花子\t', '佐藤 花子'],
  ['辻\u{E0100} 蓮', '辻\u{E0100} 蓮'],
  ['👩\u200d🎓 Ann', '👩\u200d🎓 Ann'],
  ['Siobhán O’Neill', 'Siobhán O’Neill'],
  ['\u202Eelpmaxe', 'elpmaxe'],
  ['桜丘中 A\u200B', '桜丘中 A'],
  ['Ann \u200B Lee', 'Ann Lee'],
  ['\u200B\u200B', ''],
  ['\u3164\u3164', ''],
  ['\u2800 \u2800', ''],
  ['\u200d\u200d', ''],
])('A name is stored as it is seen: %j', ([typed = '', stored]) => {
  expect(tidyName(typed)).toBe(stored);
});

test.for([FORMER_PLAYER, '［［former］］', `[${FORMER_PLAYER}`])(
  'A name never reads as the sign for a person who has left: %s',
  (typed) => {
    expect(tidyName(typed).normalize('NFKC')).not.toContain(FORMER_PLAYER);
    expect(tidyName(typed)).toContain('former');
  },
);

test('Two texts that differ in nothing that is seen are one in a search', () => {
  expect(foldForSearch('桜丘中\u200B A\uFE0F')).toBe(foldForSearch('桜丘中 Ａ'));
});
