import { describe, expect, test } from 'vitest';
import { queueMessages as en } from '../../queue.messages.en.ts';
import { queueMessages as ja } from '../../queue.messages.ja.ts';
import type { QueueSide } from '../queue.queries.ts';
import { aloudText } from './aloud.ts';
import { match, side } from './sample-queue.ts';

const words = { court: '第1コート', match: '男子シングルス準決勝', name: (text: string) => text };
const said = (player1: QueueSide, player2: QueueSide, t: typeof en = ja as unknown as typeof en) =>
  aloudText(match({ matchId: '1-0', player1, player2 }), t, words);
const read = (id: string, name: string, reading: string): QueueSide => ({
  ...side(id, name, '桜丘中'),
  people: [{ id: `person-${id}`, name, reading }],
});

describe('the words that the desk reads out', () => {
  test('The reading follows a name where it is known, and nothing is made up where it is not', () => {
    const text = said(read('1', '長谷川 翼', 'ハセガワ ツバサ'), read('2', '小野 芽依', ''));
    expect(text).toContain('桜丘中、長谷川 翼（ハセガワ ツバサ）選手、対、桜丘中、小野 芽依選手。');
  });

  test('Each of a pair is said with their own reading', () => {
    const pair = {
      ...side('1', '長谷川・小野', null),
      people: [
        { id: 'a', name: '長谷川 翼', reading: 'ハセガワ ツバサ' },
        { id: 'b', name: '小野 芽依', reading: '' },
      ],
    };
    expect(said(pair, side('2', 'Sato', null), en)).toContain(
      '長谷川 翼 (ハセガワ ツバサ) and 小野 芽依 against Sato.',
    );
  });
});
