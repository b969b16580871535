import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  storeSubject: (tournament) => `コンビニでのお支払いのお願い：${tournament}`,
  storeGreeting: (name) =>
    `${name}様\n参加枠を確保しました。コンビニでのお支払いが完了すると、エントリーが確定します。`,
  amount: (amount) => `お支払い金額：${amount}`,
  payBy: (until) => `お支払い期限：${until}`,
  stores: {
    familymart: 'ファミリーマート',
    lawson: 'ローソン',
    ministop: 'ミニストップ',
    seicomart: 'セイコーマート',
  },
  paymentCode: (code) => `払込票番号 ${code}`,
  storeNumbers: (store, numbers) => `${store}：${numbers.join('、')}`,
  confirmationNumber: (number) => `確認番号 ${number}`,
  showOnPage: '店舗ごとのお支払い手順の確認、お支払い方法の変更はこちら：',
  storeAfter: '期限を過ぎると番号は無効になり、参加枠は取り消されます。',
  notPaidSubject: (tournament) => `お支払い期限が過ぎました：${tournament}`,
  notPaid: (name) =>
    `${name}様\n期限までにコンビニでのお支払いが確認できなかったため、申込は取り消されました。番号は無効になりました。請求は発生していません。`,
  paidLate:
    'すでにお支払いの場合は、領収書を保管してください。お支払いの通知が届きしだい全額を返金しますので、返金先の口座をご案内します。',
  notTransferred: (name) =>
    `${name}様\n期限までに主催者が全額のお振り込みを確認できなかったため、申込は取り消されました。`,
  transferredLate:
    'すでにお振り込みの場合は、主催者が入金を確認しだい全額を返金しますので、返金先の口座をご案内します。',
  transferSubject: (tournament) => `銀行振込でのお支払いのお願い：${tournament}`,
  transferReminderSubject: (tournament) => `お振り込みの確認のお願い：${tournament}`,
  transferGreeting: (name) =>
    `${name}様\n参加枠を確保しました。主催者がお振り込みを確認すると、エントリーが確定します。`,
  transferReminder: (name) =>
    `${name}様\nお振り込みの確認がまだできていません。すでにお振り込みの場合は、そのままお待ちください。`,
  transferCode: (code) => `振込名義の先頭に付ける番号：${code}`,
  transferUntil: (until) => `お振り込み期限：${until}`,
  transferAccount: (account) => `主催者の口座：\n${account}`,
  transferHeld: (until) =>
    `着金を待つため、参加枠は${until}まで確保しています。それを過ぎると取り消されます。振込手数料はご負担ください。`,
  transferPage: '口座の確認、お支払い方法の変更はこちら：',
  transfersDueSubject: (tournament) => `入金の確認をお願いします：${tournament}`,
  transfersDue: (name) =>
    `${name}様\n銀行振込を選んだ申込の振込期限が過ぎましたが、入金がまだ記録されていません。`,
  transfersDueText: (until) =>
    `口座を確認し、入金を記録してください。記録がない場合、${until}に参加枠が取り消されます。`,
  transfersPage: '入金の記録はこちら：',
  disputeSubject: (tournament) => `支払いに異議申し立てがありました：${tournament}`,
  disputed: (name, payer, amount) =>
    `${name}様\n${payer}さんのお支払い${amount}について、カード会社から異議申し立て（チャージバック）がありました。結論が出るまで、この金額は差し止められます。`,
  disputeDue: (until) => `反証の提出期限：${until}`,
  disputeAnswer: '主催者に申込の状況を確認し、決済会社の管理画面で回答してください。',
  disputeByOperator: '運営事務局が回答します。申込や参加がわかる資料を保管しておいてください。',
  disputePage: '状況の確認はこちら：',
  disputeEndedSubject: (tournament) => `異議申し立ての結果が出ました：${tournament}`,
  disputeWon: (name, payer, amount) =>
    `${name}様\n${payer}さんのお支払い${amount}についての異議申し立ては、認められませんでした。この金額は売上に戻ります。`,
  disputeLost: (name, payer, amount) =>
    `${name}様\n${payer}さんのお支払い${amount}についての異議申し立てが認められ、支払った方へ返金されました。申込はそのまま残ります。`,
  receiptSubject: (tournament) => `参加費のお支払いを受け付けました：${tournament}`,
  receipt: (player) =>
    `${player}さんから届いたリンクで、参加費をお支払いいただきました。ありがとうございます。`,
  receiptDay: (day) => `お支払い日：${day}`,
  receiptNumber: (id) => `受付番号：${id}`,
  receiptRefund: (player) =>
    `このメールアドレスは、このメールの送信だけに使い、保存していません。お問い合わせや返金については、申込者の${player}さんにご確認ください。`,
  receiptRefundToAccount: (player) =>
    `このメールアドレスは、返金が必要になったときに口座をお尋ねするためだけに、大会が終わり結果が確定してから1か月後まで保管します。お問い合わせは、申込者の${player}さんにお願いします。`,
  grantedSubject: (tournament) => `主催者からの返金のお知らせ：${tournament}`,
  granted: (name, amount) => `${name}様\n主催者の判断により、参加費のうち${amount}をお返しします。`,
  grantedExpired: (name) =>
    `${name}様\n主催者が参加費の返金を決めましたが、お支払いに使われたポイントは有効期限を過ぎています。`,
  grantedPoints: (points) => `${points}ポイント`,
  grantedBoth: (amount, points) => `${amount}と${points}ポイント`,
  grantedReason: '主催者からのメッセージ：',
  grantedSameWay:
    'お支払いと同じ方法で返金します。返金が完了しましたら、あらためてお知らせします。カード会社やウォレットの画面に反映されるまで、数日かかることがあります。',
  grantedToAccount:
    'コンビニエンスストアまたは銀行振込でお支払いの分は、口座へお振り込みします。口座のご登録のお願いを、別途お送りします。',
  grantedPointsBack: 'ポイントはすでにお戻ししています。有効期限は変わりません。',
  grantedPointsExpired: (points) =>
    `お支払いに使われたポイントのうち、${points}ポイントは有効期限を過ぎているため、お戻しできません。`,
  grantedEntryStays: 'お申し込み自体に変更はありません。',
  applyAgain: '空きがあれば、もう一度お申し込みいただけます：',
  accountSubject: (tournament) => `返金先口座のご登録のお願い：${tournament}`,
  accountForStore: (name, amount) =>
    `${name}様\n${amount}を返金します。コンビニでお支払いいただいた代金は店頭で返金できないため、銀行口座へお振り込みします。返金先の口座をご登録ください。`,
  accountForTransfer: (name, amount) =>
    `${name}様\n${amount}を返金します。銀行振込でお支払いいただいたため、主催者から口座へお振り込みします。返金先の口座をご登録ください。`,
  accountForSurplus: (name, amount) =>
    `${name}様\n参加費より多くお支払いいただいたため、差額の${amount}を主催者から口座へお振り込みします。返金先の口座をご登録ください。`,
  accountForFailed: (name, amount) =>
    `${name}様\n${amount}を返金します。カードまたは決済アプリへの返金ができなかったため、銀行口座へお振り込みします。返金先の口座をご登録ください。`,
  payerAccount: (player, amount) =>
    `${player}さんの参加費としてお支払いいただいた${amount}を返金します。お支払いと同じ方法では返金できないため、銀行口座へお振り込みします。返金先の口座をご登録ください。`,
  payerAccountHere: '口座の登録はこちら（ログインは不要です）：',
  payerLinkIsSecret: (player) =>
    `このリンクを開いた方はどなたでも返金先を登録できますので、転送はお控えください。有効期間は90日です。過ぎた場合は、${player}さんから新しいリンクを送れます。`,
  payerLastLinkIsSecret:
    'このリンクを開いた方はどなたでも返金先を登録できますので、転送はお控えください。有効期間は90日で、その後に新しいリンクを送ることはできません。',
  payerGivenSubject: (tournament) => `返金先口座を登録しました：${tournament}`,
  payerGiven: (player, amount) =>
    `お送りしたリンクから返金先の口座が登録されました。${player}さんの参加費としてお支払いいただいた${amount}を、その口座へお振り込みします。`,
  payerGivenElse:
    'お心当たりがない場合は、最初のメールのリンクをもう一度開いて、ご自身の口座を登録してください。登録し直した口座にお振り込みします。',
  payerAskedSubject: (tournament) => `お支払いいただいた方への返金：${tournament}`,
  payerAsked: (name, amount) =>
    `${name}様\nリンクでお支払いいただいた方に${amount}を返金します。返金先の口座の登録を、その方にメールでお願いしました。`,
  payerAskedElse:
    'メールが届かないときは、こちらからリンクを送るか、ご自身で口座を登録してください：',
  payoutReadySubject: (tournament) => `返金のお振り込みをお願いします：${tournament}`,
  payoutReady: (name) =>
    `${name}様\n返金先の口座が登録されました。次の金額のお振り込みをお願いします。`,
  payoutReadyHere: '口座の確認と、お振り込みの記録はこちら：',
  accountHere: '口座の登録はこちら：',
  accountDeleted:
    '口座情報は暗号化して保管し、振込の担当者だけが確認します。振込が済みしだい削除します。',
  accountNeverByMail:
    'メールで口座情報を送らないでください。暗証番号やパスワードをお尋ねすることはありません。',
  paidOutSubject: (tournament) => `返金のお振り込みが完了しました：${tournament}`,
  payerPaidOut: (player, amount) =>
    `${player}さんの参加費としてお支払いいただいた${amount}を、登録された口座へお振り込みしました。着金まで1営業日ほどかかる場合があります。口座情報はすでに削除しました。`,
  paidOut: (name, amount) =>
    `${name}様\nご登録の口座へ${amount}をお振り込みしました。着金まで1営業日ほどかかる場合があります。口座情報はすでに削除しました。`,
};
