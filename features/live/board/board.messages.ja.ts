import type { Translation } from '#platform/shared/language.ts';
import type { boardMessages as en } from './board.messages.en.ts';

export const boardMessages: Translation<typeof en> = {
  title: '会場ボード',
  page: (number, count) => `${count}ページ中${number}ページ`,
  pages: {
    ties: '団体戦の対戦',
    courts: '試合中',
    next: 'これからの試合',
    finals: '準決勝・決勝',
    winners: '優勝・準優勝',
    results: '試合結果',
  },
  calls: 'コール',
  latest: '最新の結果',
  second: '2回目のコール',
  free: '空き',
  nextHere: (names) => `次：${names}`,
  scan: 'スマートフォンで速報を見る',
  scanLabel: '試合速報のアドレスのQRコード',
  pause: 'ページの切り替えを止める',
  resume: 'ページの切り替えを再開',
  wholeScreen: '全画面表示',
  toLive: '試合速報',
  offline: (time) => `通信できません。${time}時点の内容です`,
  starts: '開始',
  finished: 'すべての試合が終わりました。お疲れさまでした。',
  soon: '最初のコールがここに表示されます。',
};
