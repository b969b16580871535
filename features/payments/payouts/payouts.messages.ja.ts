import type { Translation } from '#platform/shared/language.ts';
import type { payoutsMessages as en } from './payouts.messages.en.ts';

export const payoutsMessages: Translation<typeof en> = {
  title: '口座への返金',
  back: '戻る',
  none: '口座への返金はありません',
  noneText: 'カードでお支払いの参加費は、自動でカードに返金されます。',
  states: {
    'needs-account': '口座の登録が必要です',
    ready: '振込手続き中',
    'paid-out': '振込済み',
  },
  dueStates: {
    'needs-account': '口座の登録待ち',
    ready: '振込待ち',
    'paid-out': '振込済み',
  },
  to: (place, digits) => `振込先：${place}、口座番号の末尾 ${digits}`,
  byUs: '当サービスからお振り込みします。',
  byOrganizer: (organizer) => `${organizer}からお振り込みします。`,
  paidOutOn: (day) => `${day}に振り込みました。口座情報は削除済みです。`,
  formTitle: '返金先の口座',
  formText: (amount) =>
    `${amount}は、お支払いと同じ方法では返金できません。国内の銀行口座をご登録ください。`,
  change: '別の口座を登録する',
  giveYourself: '自分で口座を登録する',
  reasons: {
    surplus: '参加費より多くお支払いいただいた分です。',
    'failed-refund': 'カードまたは決済アプリへの返金ができませんでした。',
  },
  payerSteps: {
    asked: 'リンクでお支払いいただいた方に、口座の登録をメールでお願いしました。',
    given: 'リンクでお支払いいただいた方が、口座を登録しました。',
  },
  sendLink: '支払った人にリンクを送る',
  linkTitle: '支払った人へのリンク',
  linkText:
    '保護者などが、ログインせずに口座を登録できます。リンクを開いた人が返金先を決められるため、支払った人だけに送ってください。',
  payerTitle: '参加費の返金',
  payerFormText: (amount) =>
    `選手の参加費としてお支払いいただいた${amount}は、お支払いと同じ方法では返金できません。国内の銀行口座をご登録ください。`,
  tournament: '大会',
  player: '選手',
  givenByPlayer: '選手が口座を登録しています。ここで登録すると、その口座へお振り込みします。',
  unknownTitle: 'このリンクは使えません',
  unknownText:
    'リンクが途中で切れているか、返金がなくなった可能性があります。リンク全体を開くか、選手にもう一度送ってもらってください。',
  oldTitle: 'リンクの有効期限が切れています',
  oldText: '選手に新しいリンクを送ってもらってください。',
  tooMany: '短い時間に操作が続きました。数分待ってから、もう一度お試しください。',
  fields: {
    bank: '銀行名',
    branch: '支店名',
    accountType: '口座の種類',
    number: '口座番号',
    holder: '口座名義（カタカナ）',
  },
  bankHint: '例：みどり銀行',
  branchHint: '支店名または支店番号。ゆうちょ銀行は漢数字の店名（例：〇一八）',
  numberHint: '7桁。ゆうちょ銀行は、ほかの銀行からの振込用の番号',
  holderHint: '通帳のとおりに。例：ヤマダ ハナコ',
  accountTypes: { ordinary: '普通', current: '当座', savings: '貯蓄' },
  accountErrors: {
    missing: '入力してください。',
    tooLong: '文字数が多すぎます。',
    numberWrong: '口座番号は7桁です。7桁に満たない場合は、先頭に0を付けてください。',
    holderWrong: '通帳のとおり、カタカナで入力してください。',
  },
  safe: '暗号化して保管し、振込の担当者だけが確認します。振込が済みしだい削除します。暗証番号やパスワードをお尋ねすることはありません。',
  give: 'この口座を登録する',
  given: '口座を登録しました。お振り込みまでお待ちください',
  failedTitle: '保存できませんでした',
  failures: {
    PAYOUT_NOT_FOUND: 'この返金は見つかりません。',
    ALREADY_PAID_OUT: 'すでに振り込み済みです。',
    GIVEN_BY_PAYER: '支払った人がすでに口座を登録しています。',
    LINK_UNKNOWN: 'このリンクは使えません。選手に新しいリンクを送ってもらってください。',
    LINK_EXPIRED: 'リンクの有効期限が切れています。選手に新しいリンクを送ってもらってください。',
    LINK_USED: 'リンクの有効期限が切れています。選手に新しいリンクを送ってもらってください。',
    ACCOUNT_MISSING: '口座がまだ登録されていません。',
  },
  dueTitle: '口座への返金',
  dueText:
    'お支払いと同じ方法では返金できない分です。登録された口座へ振り込み、ここに記録してください。記録すると、口座情報は削除されます。',
  dueReasons: {
    surplus: '参加費より多く支払われた分です。',
    'failed-refund': 'カードまたは決済アプリに返金できず、決済会社の残高に戻った分です。',
  },
  unreadable: 'サーバーの秘密鍵が変わったため、口座情報を読み取れません。もう一度お尋ねください。',
  noted: (day, name) => `${day}に${name}が振込`,
  markPaid: '振込済みにする',
  markTitle: (amount) => `${amount}を振り込みましたか？`,
  markText: '受取人にお知らせし、口座情報を削除します。',
  paidOn: '振込日',
  paidBy: '振り込んだ人',
  markedPaid: '記録しました',

  disputesTitle: '異議申し立てのある支払い',
  disputesForOperator:
    '支払った方のカード会社が金額を差し止めています。期限までに決済会社の管理画面で回答してください。',
  disputesForOrganizer:
    '結論が出るまで、支払った方のカード会社が金額を差し止めています。運営事務局が回答します。',
  disputeStates: {
    open: '回答待ち',
    'under-review': '審査中',
    won: '異議は却下',
    lost: '異議が認められ返金',
  },
  disputeOpened: (at) => `${at}から`,
  disputeEnded: (at) => `${at}に決定`,
  disputeDue: (at) => `反証の期限：${at}`,
};
