import type { Translation } from '#platform/shared/language.ts';
import type { businessMessages as en } from './business.messages.en.ts';

export const businessMessages: Translation<typeof en> = {
  title: '特定商取引法に基づく表記',
  intro: '特定商取引に関する法律第11条に基づき、次のとおり表示します。',
  notFilledTitle: 'まだ記入されていません',
  notFilledText:
    'このサーバーの運営事務局が、販売事業者と連絡先をまだ記入していません。記入されるまで、実際のお支払いはお控えください。',
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
    price: '各大会のページに、申込の前に表示される参加費（税込）。',
    extraCosts:
      'インターネットの通信料金と、銀行振込の場合の振込手数料（お客様のご負担）。ほかに手数料はかかりません。',
    paymentMethods:
      'クレジットカード（VISA、Mastercard、JCB）、QRコード決済、ポイント。取り扱いがある場合は、コンビニ払い、PayPay、銀行振込。',
    paymentTiming:
      '申込から30分以内にお支払いください。コンビニ払いは、番号の発行時に表示される期限（最長3日後の23時59分）までにお支払いください。銀行振込は、申込時に表示される振込期限までにお振り込みください。クレジットカード・QRコード決済の引き落とし時期は、各社の規約によります。',
    delivery:
      'お支払いの完了後、ただちに参加が確定します。大会は、各大会のページに表示された開催日に行われます。',
    cancellation:
      '申込締切日（開催日のほうが早い場合は開催日）の終わりまでは、アプリから参加を取り消すことができ、参加費の全額をお支払いと同じ方法で返金します（コンビニ払いと銀行振込は、ご登録の銀行口座へ返金します）。それより前に主催者が種目のエントリーを締め切った場合は、アプリから棄権を申し出ることができ、主催者が対応を決定します。締切後の取り消しは、主催者が認めた場合を除き、返金いたしません。大会が中止になった場合は、参加費の全額を返金します。',
    environment:
      'Safari、Chrome、Edge、Firefoxの最新版。JavaScriptとCookieを有効にしてください。メールアドレスが必要です。',
  },
};
