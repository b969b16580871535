import type { Translation } from '#platform/shared/language.ts';
import type { statusMessages as en } from './status.messages.en.ts';

export const statusMessages: Translation<typeof en> = {
  language: '日本語',
  title: 'ラリーデイズの稼働状況',
  description: 'アプリ・申込・メール・決済が今使えるかどうかを確認できます。',
  allWorks: 'すべて正常に動いています。',
  notAll: '一部が通常どおりに動いていません。',
  parts: {
    app: 'アプリ・ウェブサイト',
    database: '申込や結果の保存',
    mail: 'メール',
    payments: 'お支払い',
  },
  states: { works: '正常', late: '遅延', down: '停止中', unknown: '不明' },
  lateMail:
    'メールの到着が遅れています。送信待ちのメールは順にお届けしますので、同じ操作を繰り返さずにお待ちください。',
  latePayments:
    'お支払いの確認に時間がかかっています。自動で確定または返金されますので、もう一度支払わないでください。',
  downDatabase:
    '現在、保存ができません。スマートフォンに入力したスコアは端末に残り、復旧後に送信されます。',
  at: (time) => `${time}（日本時間）現在`,
  again: '最新の状況を確認',
  toApp: 'ラリーデイズへ',
};
