import { expect, it } from 'vitest';
import { CACHE_MS } from '#platform/web/offline/query-client.ts';
import { helpMessages as en } from '../../help.messages.en.ts';
import { helpMessages as ja } from '../../help.messages.ja.ts';

const hours = CACHE_MS / (60 * 60 * 1000);

it('The help says for how long screens can be read and scored without a signal', () => {
  for (const { answers } of [en, ja]) {
    for (const answer of [answers.offline, answers.scoring]) {
      expect(answer).toMatch(new RegExp(`${hours} ?(hours|時間)`));
    }
  }
});

it('The help says that scores are sent only while the app is open', () => {
  expect(en.answers.scoring).toContain('sent while the app is open');
  expect(ja.answers.scoring).toContain('アプリを開いていて通信できるとき');
});

it('The help names what needs a connection in a practice', () => {
  expect(en.answers.scoring).toContain('Starting a bracket, drawing again');
  expect(ja.answers.scoring).toContain('トーナメントの開始や抽選のやり直し');
});
