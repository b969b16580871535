import type { Translation } from '#platform/shared/language.ts';
import type { paymentsMessages as en } from './payments.messages.en.ts';

export const paymentsMessages: Translation<typeof en> = {
  payTitle: '参加費のお支払い',
  back: '戻る',
  cancel: 'キャンセル',
  fee: '参加費',
  ownHalf: '参加費（あなたの分）',
  otherHalf: (fee) => `ペアで折半：相手の分は${fee}`,
  loading: '申込内容を読み込んでいます…',
  timeMayBeOver:
    '30分のお支払い期限を過ぎた可能性があります。お支払いできない場合は、もう一度お申し込みください。',

  paymentMethod: 'お支払い方法',
  creditCard: 'クレジットカード',
  cardNetworks: {
    visa: 'VISA',
    mastercard: 'Mastercard',
    jcb: 'JCB',
  },
  qrCode: 'QRコード決済',
  usePoints: 'ポイントを使う',

  cardholderName: 'カード名義人',
  cardNumber: 'カード番号',
  expiryDate: '有効期限（月/年）',
  expiryPlaceholder: 'MM/YY',
  cvv: 'セキュリティコード（CVV）',
  cardErrors: {
    nameMissing: 'カード名義人を入力してください',
    nameLong: 'カード名義人は100文字以内で入力してください',
    numberInvalid: 'カード番号は16桁の数字で入力してください',
    expiryInvalid: '有効期限はMM/YYの形式で入力してください',
    cvvInvalid: 'セキュリティコードは3桁または4桁の数字で入力してください',
  },
  cardSafe: 'カード情報は決済会社にのみ送信されます。当サービスで閲覧・保存することはありません。',
  testMode: 'テストモード：実際の請求は発生しません。お試し用のカード番号',
  testCards: {
    ok: '決済成功',
    declined: 'カード利用不可',
    expired: '有効期限切れ',
  },
  invalidTitle: 'エラー',
  invalidText: 'すべての項目を正しく入力してください',

  scan: '決済アプリで読み取ってお支払いください',
  openApp: '決済アプリで開く',
  goesOnByItself: 'アプリで支払いを承認すると、この画面は自動で切り替わります。',
  saveCode: 'QRコードを画像で保存',
  notSaved: '画像を保存できませんでした',
  notSavedText: (reference) =>
    `お手数ですが、スクリーンショットをご利用ください。お問い合わせ番号：${reference}`,
  qrLabel: (fee) => `${fee}のお支払い用QRコード`,
  availablePoints: '保有ポイント',
  requiredPoints: '必要ポイント',
  pts: (points) => `${points}ポイント`,
  pointsFrom: (points, date) => `ほかに${points}ポイントが${date}から使えます`,
  pointsShort: 'ポイントが不足しています。別のお支払い方法を選んでください。',

  complete: '支払いを確定する',
  processing: '処理中…',
  problems: {
    CARD_DECLINED:
      'このカードはご利用いただけませんでした。請求は発生していません。番号などを確かめるか、別の方法でお支払いください。',
    CARD_EXPIRED:
      'カードの有効期限が切れています。請求は発生していません。別のカードをお使いください。',
    POINTS_SHORT: 'ポイントが不足しています。別のお支払い方法を選んでください。',
    AMOUNT_CHANGED:
      '申込の合計金額が変わりました。請求は発生していません。内容をもう一度ご確認ください。',
    RATE_LIMITED: '短時間に操作が集中しました。1分ほど待ってから、もう一度お試しください。',
    SIGN_IN_REQUIRED:
      'ログアウトされました。もう一度ログインしてください。参加枠は確保されています。',
    LOST: '通信が途切れたため、お支払いが完了したか確認できません。もう一度「支払いを確定する」を押してください。先に状況を確認するため、二重に請求されることはありません。',
    ERROR:
      '申し訳ありません。エラーが発生しました。もう一度「支払いを確定する」を押してください。先に状況を確認するため、二重に請求されることはありません。',
  },

  confirmingTitle: 'お支払いを確認しています',
  confirmingText:
    '決済会社からの返答を待っています。自動で確認しますので、もう一度支払う操作はしないでください。',
  confirmingLong:
    '通常より時間がかかっています。この画面を閉じても大丈夫です。状況は「申込済みの大会」で確認できます。お支払いが完了すると、確認メールが届きます。',
  seeEntries: '申込済みの大会を見る',

  successTitle: 'エントリー確定！',
  confirmedTitle: 'エントリー確定',
  entryConfirmed: '大会へのエントリーが確定しました。',
  halfPaid: 'あなたの分のお支払いが完了しました。',
  halfTitle: '相手の支払い待ち',
  halfThanks:
    'あなたの分のお支払いが完了しました。次にペアの相手を誘ってください。相手の分のお支払いが済むと、エントリーが確定します。',
  invitePartner: 'ペアの相手を誘う',
  thanks: 'お支払いが完了し、エントリーが確定しました。当日、会場でお待ちしています。',
  mailSent: 'ご登録のメールアドレスに確認メールをお送りしました。',
  earned: (points) => `${points}ポイントを獲得しました。`,
  earnedFrom: (date) => `${date}から使えます。`,
  redirecting: 'これからの予定へ移動します…',
  viewApplication: '申込内容を見る',
  viewMine: '申込済みの大会を見る',
  backHome: 'ホームに戻る',

  expiredTitle: 'お支払い期限が過ぎました',
  expiredText: '30分以内にお支払いがなかったため、申込は無効になりました。請求は発生していません。',
  turnOver:
    '30分以内にお支払いがなかったため、承諾は取り消されました。請求は発生していません。お誘いの期限内であれば、もう一度承諾できます。',
  returnedText: '期限を過ぎてからお支払いが届いたため、全額を返金します。',
  withdrawnTitle: 'この申込は無効になっています',
  withdrawnText: 'お支払いの必要はありません。',
  applyAgain: 'もう一度申し込む',
  nothingTitle: 'お支払いはありません',
  nothingText: '支払い待ちの申込はありません。',
  browse: '募集中の大会を探す',
};
