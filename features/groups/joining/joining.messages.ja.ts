import type { Translation } from '#platform/shared/language.ts';
import type { joiningMessages as en } from './joining.messages.en.ts';

export const joiningMessages: Translation<typeof en> = {
  requestsTitle: '回答待ちの参加申請',
  requestsText:
    '名簿にある名前と同じ名前の方が、チームコードを入力しました。ご本人に直接確かめてから回答してください。本人と認めた方が、名簿のその名前と練習記録を引き継ぎます。',
  requests: '参加申請',
  askedAt: (time) => `申請日時：${time}`,
  listedAs: (place) => `名簿の「メンバー ${place}」`,
  samePerson: '本人です',
  samePersonOf: (name) => `本人です：${name}`,
  newMember: '同姓同名の別人（新しいメンバーとして追加）',
  newMemberOf: (name) => `同姓同名の別人（新しいメンバーとして追加）：${name}`,
  refuse: '参加を断る',
  refuseOf: (name) => `参加を断る：${name}`,
  notFree: '名簿のこの名前は、すでに参加済みか、変更または削除されています。',
  answering: '保存中…',
  samePersonDone: '本人として確認しました',
  samePersonDoneText: (name) => `名簿の${name}さんと結び付けました`,
  newMemberDone: '追加しました',
  newMemberDoneText: (name) => `${name}さんを名簿の最後に追加しました`,
  refuseQuestion: (name) => `${name}さんの参加を断りますか？`,
  refuseExplained:
    'この方はグループを見られず、同じコードでは参加できません。あとから参加を認めることもできます。',
  refuseDone: '参加を断りました',
  refuseDoneText: (name) => `${name}さんはこのコードでは参加できません`,

  title: 'チームコードと参加',
  text: 'コードを知っている人は誰でもグループに参加できます。部外者に知られたときは、新しいコードを発行してください。古いコードは使えなくなり、名簿はそのまま残ります。',
  nobodyWaits: '回答待ちの参加申請はありません。',
  renew: '新しいコードを発行',
  renewQuestion: '新しいチームコードを発行しますか？',
  renewExplained: (code) =>
    `現在のコード「${code}」はすぐに使えなくなります。これから参加する方には、新しいコードを伝えてください。`,
  renewDone: '新しいコードを発行しました',
  renewDoneText: (code) => `チームコードは「${code}」になりました`,
  barredTitle: 'コードで参加できない人',
  barredText:
    '名簿から外した方や参加を断った方は、コードでは戻れません。別のアカウントでの参加が心配なときは、新しいコードを発行してください。',
  barredNobody: '該当する方はいません。名簿から外した方がここに表示されます。',
  barredSince: (day) => `${day}から`,
  readmit: '参加を認める',
  readmitOf: (name) => `${name}さんの参加を認める`,
  readmitDone: '参加を認めました',
  readmitDoneText: (name) => `${name}さんは、もう一度チームコードで参加できます`,

  waitingTitle: (group) => `「${group}」の確認待ち`,
  waitingText:
    '同じ名前がすでに名簿にあるため、ご本人かどうかをコーチに確認しています。回答があるとお知らせが届きます。',
  withdraw: '申請を取り消す',
  withdrawOf: (group) => `「${group}」への参加申請を取り消す`,
  withdrawn: '参加申請を取り消しました',
  withdrawnText: (group) => `「${group}」への参加申請を取り消しました`,
  answeredTitle: 'すでに回答がありました',
  answeredText: (group) =>
    `取り消す前に「${group}」から回答がありました。内容はお知らせで確認できます。`,

  invite: 'メンバーを招待',
  inviteTitle: 'クラブに招待',
  codeIs: 'チームコード',
  inviteHint: 'QRコードかリンクを開いた人は、このコードで参加できます。新規登録の方も使えます。',
  link: '招待リンク',
  qr: (group) => `「${group}」への招待のQRコード`,
  copy: '招待文をコピー',
  copied: '招待文をコピーしました',
  line: 'LINEで招待',
  inviteText: (group, code, address) =>
    `ラリーデイズの「${group}」に参加してください。チームコード：${code}\n${address}`,
  invitedTitle: 'クラブに参加',
  invitedText: '招待のチームコードが入力されています。',
  strangerText: (code) =>
    `チームコード ${code} の招待です。新規登録では、このコードが入力済みになります。`,
  strangerBackText: (code) =>
    `チームコード ${code} の招待です。新規登録またはログインのあと、この画面に戻って参加できます。`,
  register: '新規登録して参加',
  logIn: 'アカウントをお持ちの方はログイン',

  failedTitle: '操作できませんでした',
  failedTitles: {
    REQUEST_NOT_FOUND: 'この申請は回答待ちではありません',
    MEMBER_TAKEN: 'この名前はすでに使われています',
    GROUP_FULL: 'グループの定員に達しています',
  },
  failures: {
    REQUEST_NOT_FOUND: 'すでに回答済みか、申請が取り消されています。',
    MEMBER_TAKEN:
      '名簿のこの名前は、すでに参加済みか、変更または削除されています。新しいメンバーとして追加できます。',
    GROUP_FULL:
      '1グループのメンバーは300人までです。名簿から誰かを外すと追加できます。申請はそのまま残ります。',
    GROUP_NOT_EDITABLE: 'このグループを編集できなくなりました。作成者にお問い合わせください。',
    GROUP_NOT_FOUND: 'お探しのグループは見つかりませんでした。',
    RATE_LIMITED: '短い時間に操作が続きました。しばらくしてから、もう一度お試しください。',
    CONNECTION_LOST:
      'サーバーに接続できませんでした。電波の状態を確認して、もう一度お試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
};
