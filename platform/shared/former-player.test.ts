import { expect, test } from 'vitest';
import { FORMER_PLAYER, withFormerPlayers } from './former-player.ts';

test('A text says who has deleted their account in the words of its reader, in Japanese without さん', () => {
  expect(withFormerPlayers(`For ${FORMER_PLAYER}.`, 'en')).toBe('For Former player.');
  expect(withFormerPlayers(`${FORMER_PLAYER}さんの参加費`, 'ja')).toBe('退会した選手の参加費');
  expect(withFormerPlayers('青木 蓮さんの参加費', 'ja')).toBe('青木 蓮さんの参加費');
});
