import type { Translation } from '#platform/shared/language.ts';
import type { paymentsMessages as en } from './payments.messages.en.ts';

export const paymentsMessages: Translation<typeof en> = {
  payTitle: '参加費のお支払い',
  back: '戻る',
  cancel: 'キャンセル',
  fee: '参加費',
  ownHalf: '参加費（自分の分）',
  otherHalf: (fee) => `ペアで折半：相手の分は${fee}`,
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
  furtherWays: 'その他のお支払い方法',
  qrGoesOn:
    'PayPayの画面に移動します。表示されるQRコードを読み取るか、アプリで承認すると、この画面に戻ります。',
  qrMissing: 'QRコード決済は現在ご利用いただけません。別のお支払い方法を選んでください。',
  ways: { konbini: 'コンビニ払い', paypay: 'PayPay', transfer: '銀行振込' },
  wayUntil: (time) => `お支払い期限 ${time}`,
  transferUntil: (time) => `振込期限 ${time}`,
  wayTexts: {
    konbini:
      'お支払いに必要な番号を発行します。ファミリーマート、ローソン、ミニストップ、セイコーマートで、現金でお支払いください。\nお支払い期限まで参加枠を確保し、お支払いが完了するとエントリーが確定します。',
    paypay: 'PayPayの画面でお支払いを承認すると、この画面に戻ります。',
    transfer:
      '主催者の口座が表示されます。参加費を銀行からお振り込みください。振込手数料はご負担ください。\n参加枠はその間確保され、主催者が入金を確認すると確定します。',
  },
  halfWays:
    '半額ずつのお支払いでは、コンビニ払いと銀行振込は選べません。相手の方を何日もお待たせするためです。これらの方法をご希望の場合は、お一人で全額をお支払いください。',
  getNumbers: 'お支払い番号を発行する',
  getAccount: '振込先を表示する',

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
  loadingFields: '決済会社の入力欄を読み込んでいます…',
  cardSafe:
    'カード情報は決済会社にのみ送信されます。ラリーデイズが受け取ったり保存したりすることはありません。',
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
  totalChanged: (was, is) =>
    `申込の合計金額が${was}から${is}に変わりました。請求は発生していません。内容をもう一度ご確認ください。`,
  problems: {
    CARD_DECLINED:
      'このカードはご利用いただけませんでした。請求は発生していません。番号などを確かめるか、別の方法でお支払いください。',
    CARD_EXPIRED:
      'カードの有効期限が切れています。請求は発生していません。別のカードをお使いください。',
    POINTS_SHORT: 'ポイントが不足しています。別のお支払い方法を選んでください。',
    AMOUNT_CHANGED:
      '申込の合計金額が変わりました。請求は発生していません。内容をもう一度ご確認ください。',
    NOT_APPROVED:
      'お支払いが承認されませんでした。請求は発生していません。もう一度お試しいただくか、別の方法でお支払いください。',
    WAY_REFUSED:
      'この金額は、この方法ではお支払いいただけません。請求は発生していません。別の方法でお支払いください。',
    WAY_NOT_OFFERED: 'この方法でのお支払いは締め切りました。別の方法でお支払いください。',
    NOT_COMPLETED:
      'お支払いは完了していません。請求は発生していません。お支払い方法を選んでください。',
    RATE_LIMITED: '短い時間に操作が続きました。1分ほど待ってから、もう一度お試しください。',
    SIGN_IN_REQUIRED:
      'ログアウトされました。もう一度ログインしてください。参加枠は確保されています。',
  },
  lost: (button) =>
    `通信が途切れたため、お支払いが完了したか確認できません。もう一度「${button}」を押してください。先に状況を確認するため、二重に請求されることはありません。`,
  failed: (button) =>
    `申し訳ありません。エラーが発生しました。もう一度「${button}」を押してください。先に状況を確認するため、二重に請求されることはありません。`,

  confirmingTitle: 'お支払いを確認しています',
  confirmingText:
    '決済会社からの返答を待っています。自動で確認しますので、もう一度支払う操作はしないでください。',
  confirmingLong:
    '通常より時間がかかっています。この画面を閉じても大丈夫です。状況は「申込済みの大会」で確認できます。お支払いが完了すると、確認メールが届きます。',
  seeEntries: '申込済みの大会を見る',

  paidTitle: 'お支払いが完了しました！',
  successTitle: 'エントリー確定！',
  confirmedTitle: 'エントリー確定',
  entryConfirmed: '大会へのエントリーが確定しました。',
  halfPaid: 'ご自身の分のお支払いが完了しました。',
  halfTitle: '相手の支払い待ち',
  halfThanks:
    'ご自身の分のお支払いが完了しました。次にペアの相手を誘ってください。相手の分のお支払いが済むと、エントリーが確定します。',
  invitePartner: 'ペアの相手を誘う',
  thanks: 'お支払いが完了し、エントリーが確定しました。当日の試合を楽しんでください。',
  mailSent: 'ご登録のメールアドレスに確認メールをお送りしました。',
  earned: (points) => `${points}ポイントを獲得しました。`,
  earnedFrom: (date) => `${date}から使えます。`,
  redirecting: 'これからの予定へ移動します…',
  viewApplication: '申込内容を見る',
  viewMine: '申込済みの大会を見る',
  backHome: 'ホームに戻る',

  expiredTitle: 'お支払い期限が過ぎました',
  expiredText: '期限までにお支払いがなかったため、申込は無効になりました。請求は発生していません。',
  turnOver:
    '30分以内にお支払いがなかったため、承諾は取り消されました。請求は発生していません。お誘いの期限内であれば、もう一度承諾できます。',
  returnedText: '期限を過ぎてからお支払いが届いたため、全額を返金します。',
  withdrawnTitle: 'この申込は無効になっています',
  withdrawnText: 'お支払いの必要はありません。',
  applyAgain: 'もう一度申し込む',
  nothingTitle: 'お支払いはありません',
  nothingText: '支払い待ちの申込はありません。',
  browse: '募集中の大会を探す',

  // Payments that wait for the person
  storeTitle: 'コンビニでのお支払い待ち',
  storeStatus: '参加枠を確保しています。お支払いが完了すると、エントリーが確定します。',
  payBy: 'お支払い期限',
  amount: 'お支払い金額',
  after: '期限を過ぎると番号は無効になり、参加枠は取り消されます。',
  stores: {
    familymart: 'ファミリーマート',
    lawson: 'ローソン',
    ministop: 'ミニストップ',
    seicomart: 'セイコーマート',
  },
  store: 'お支払いになるコンビニ',
  paymentCode: '払込票番号',
  confirmationNumber: '確認番号',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。お手数ですが、番号をお控えください。',
  howTo: 'お支払い手順',
  steps: {
    familymart:
      'マルチコピー機で「代金支払い」→「番号入力」を選びます。\n払込票番号、確認番号の順に入力します。\n発券された申込券を30分以内にレジへお持ちになり、お支払いください。',
    lawson:
      '店内の端末「Loppi」で「各種番号をお持ちの方」を選びます。\n払込票番号、確認番号の順に入力します。\n発券された申込券を30分以内にレジへお持ちになり、お支払いください。',
    ministop:
      '店内の端末「Loppi」で「各種番号をお持ちの方」を選びます。\n払込票番号、確認番号の順に入力します。\n発券された申込券を30分以内にレジへお持ちになり、お支払いください。',
    seicomart:
      'レジで「インターネット代金支払い」とお伝えください。\nレジの画面に払込票番号を入力します。\nお支払いのうえ、領収書をお受け取りください。',
  },
  hint: '端末の表示は変わることがあります。店内で見づらいときは、画面を明るくしてご覧ください。',
  moves:
    'お支払いの通知が届くと、この画面は自動で切り替わります。番号はお送りしたメールでも確認できます。',
  transferTitle: 'お振り込み待ち',
  transferStatus: '参加枠を確保しました。主催者が入金を確認すると、エントリーが確定します。',
  transferBy: '振込期限',
  transferTo: '主催者の口座',
  transferCode: '振込名義の先頭に付ける番号',
  transferExample: (code, name) => `例：${code} ${name}`,
  transferHeld: (until) =>
    `着金を待つため、参加枠は${until}まで確保しています。それを過ぎると取り消されます。`,
  transferAfter:
    '金額ちょうどをお振り込みください。振込手数料はご負担ください。口座と番号はメールでもお送りしています。',
  copyCode: '番号をコピー',
  copyAccount: '口座をコピー',
  slip: '決済会社の払込票を開く',
  askToPay: '家族などに支払いを頼む',
  shareNumbers: '番号を共有する',
  simulate: 'コンビニでの支払いを試す',
  simulating: '支払い中…',
  simulateText: 'テストモード：この番号は実際の店舗では使えません。',
  approvalTitle: 'お支払いが完了していません',
  approvalText:
    'カード会社または決済アプリの画面で、お支払いの承認が済んでいません。承認されるまで請求は発生しません。',
  approvalUntil: (time) => `${time}まで承認できます。`,
  goOn: '承認の画面に戻る',
  other: '別の方法で支払う',
  otherTitle: 'お支払い方法を変更しますか？',
  otherStore:
    'コンビニ用の番号は、メールに記載の分も含めて無効になります。変更後は30分以内にお支払いください。',
  otherTransfer:
    'まだお振り込みをしていない場合だけ変更してください。変更後は30分以内に別の方法でお支払いください。',
  otherApproval: '承認されていないお支払いを取りやめます。請求は発生しません。',
  mine: '申込済みの大会を見る',
  failures: {
    PROVIDER_SILENT: '決済会社から応答がありません。しばらくしてから、もう一度お試しください。',
    NOT_OPEN: 'このお支払いはすでに終了しています。',
    PAYMENT_NOT_FOUND: 'このお支払いはすでに終了しています。',
  },
  failedTitle: 'お支払いを変更できませんでした',

  linkToSend: 'リンク',
  linkToSendQr: 'リンクのQRコード',
  shareLink: '送る',
  copyLink: 'リンクをコピー',
};
