import type { Translation } from '#platform/shared/language.ts';
import type { preferencesMessages as en } from './preferences.messages.en.ts';

export const preferencesMessages: Translation<typeof en> = {
  link: '通知の設定',
  linkText: 'メールと、この端末への通知',
  mail: 'メール',
  push: 'プッシュ通知',
  pushOff: 'この端末ではオフです',
  pushElsewhere: 'ほかの端末に届きます',
  fixed: 'メールは停止できません',
  topics: {
    account: 'アカウント',
    guardian: '保護者',
    payments: '申込の確定・お支払い・返金',
    cancellations: '大会の中止',
    'match-calls': '試合の呼び出し',
    changes: '大会内容の変更',
    draws: '組み合わせの公開',
    withdrawals: '棄権の申し出',
    places: '空きのご案内',
    pairs: 'ダブルスのペア',
    'organizer-messages': '主催者からの連絡',
  },
  topicTexts: {
    account: 'ログイン、パスワード、主催者IDに関するお知らせ',
    guardian: '保護者の方による確認と、申込についての保護者・ご本人へのお知らせ',
    payments: '参加の確定と取り消し、参加費のお支払いと返金',
    cancellations: '申し込んだ大会やキャンセル待ちの大会が中止になったとき',
    'match-calls':
      '部活の練習や大会で、自分の試合が次になったとき、コールされたとき、早まったとき。顧問の方には、メンバーがコールされたとき',
    changes: '申し込んだ大会の日時や会場、チーム名が主催者により変更されたとき',
    draws: '申し込んだ種目の組み合わせが公開されたとき、公開が取り消されたとき',
    withdrawals: 'エントリー締め切り後の棄権の申し出と、その結果',
    places: 'キャンセル待ちの大会に空きが出たとき、ご案内やお支払いの期限が切れたとき',
    pairs: 'ペアのお誘いと返事、ペアが解消されたとき',
    'organizer-messages': '申し込んだ大会の主催者が、参加者全員に送る連絡',
  },
  whyFixed: {
    account: '第三者による不正な利用に、すぐ気づいていただくためです。',
    guardian: '未成年の方の申込を、保護者に確実に知っていただくためです。',
    payments: 'お支払いと返金の控えになります。',
    cancellations:
      '中止を知らずに会場へ向かうことがないように、また返金についてお伝えするためです。',
    withdrawals: '組み合わせに入った選手が、当日確実にそろうようにするためです。',
  },
  failedTitle: '保存できませんでした',
  failures: {
    CONNECTION_LOST: '通信できませんでした。もう一度お試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
  endTitle: 'このメールを停止しますか？',
  endText: (topic) => `今後、「${topic}」のメールは届かなくなります。`,
  endStays: 'アプリ内のお知らせと、ほかのメールはこれまでどおり届きます。',
  end: 'メールを停止する',
  ending: '停止しています…',
  endedTitle: 'メールを停止しました',
  endedText: (topic) =>
    `「${topic}」のメールは届きません。「通知の設定」からいつでも再開できます。`,
  toSettings: '通知の設定へ',
  checking: 'リンクを確認しています…',
  unknownTitle: 'このリンクは使えません',
  unknownText: 'アドレスが途中で切れているようです。メールの停止は「通知の設定」からもできます。',
};
