import type { Translation } from '#platform/shared/language.ts';
import type { businessMessages as en } from './business.messages.en.ts';

export const businessMessages: Translation<typeof en> = {
  title: '特定商取引法に基づく表記',
  intro: '特定商取引に関する法律第11条に基づき、次のとおり表示します。',
  notFilledTitle: 'まだ記入されていません',
  notFilledText:
    'このサーバーの運営者が、販売事業者と連絡先をまだ記入していません。記入されるまで、実際のお支払いはお控えください。',
  notFilled: '未記入',
  changed: (time) => `最終更新：${time}`,
  back: 'ヘルプ',
  labels: {
    sellerName: '販売事業者名',
    representative: '運営責任者',
    address: '所在地',
    phone: '電話番号',
    email: 'メールアドレス',
    hours: '受付時間',
    price: '販売価格',
    extraCosts: '商品代金以外の必要料金',
    paymentMethods: '支払方法',
    paymentTiming: '支払時期',
    delivery: 'サービスの提供時期',
    cancellation: '返品・キャンセルについて',
    environment: '動作環境',
  },
  standard: {
    price: '各大会のページに、申し込みの前に表示される参加費（税込）。',
    extraCosts: 'インターネットの通信料金（お客様のご負担）。手数料はかかりません。',
    paymentMethods: 'クレジットカード（VISA、Mastercard、JCB）、QRコード決済、ポイント。',
    paymentTiming:
      '申し込みから30分以内にお支払いください。クレジットカード・QRコード決済の引き落とし時期は、各社の規約によります。',
    delivery:
      'お支払いの完了後、ただちに参加が確定します。大会は、各大会のページに表示された開催日に行われます。',
    cancellation:
      '申込締切日の終わりまでは、アプリから参加を取り消すことができ、参加費の全額をお支払いと同じ方法で返金します。締切後の取り消しは、主催者が認めた場合を除き、返金いたしません。大会が中止になった場合は、参加費の全額を返金します。',
    environment:
      'Safari、Chrome、Edge、Firefoxの最新版。JavaScriptとCookieを有効にしてください。メールアドレスが必要です。',
  },
  editIntro: '実際の支払いを受け付ける前に、必ず記入してください。保存すると、すぐに公開されます。',
  publicPage: '公開ページを見る',
  sellerHeading: '販売事業者',
  sellerText:
    '登記・届出のとおりに記入してください。日本語と英語のページに同じ内容が表示されます。',
  conditionsHeading: '販売条件',
  conditionsText:
    'あらかじめ入っている文面は、このシステムの動作のとおりです。異なる運用をする場合は、両方の言語で書き換えてください。',
  inJapanese: (label) => `${label}（日本語）`,
  inEnglish: (label) => `${label}（英語）`,
  save: '保存して公開',
  saving: '保存中…',
  saved: '保存して公開しました',
  errors: {
    missing: '入力してください',
    tooLong: '長すぎます',
    phoneInvalid: '電話番号を入力してください（例：03-1234-5678）',
    emailInvalid: '有効なメールアドレスを入力してください',
    changedMeanwhile: 'ほかの方がこの項目を変更しました',
  },
  clashTitle: 'ほかの方が同じ項目を変更しました',
  clashText:
    'まだ保存されていません。現在の内容は下のとおりです。入力した内容でよければ、もう一度保存してください。',
};
