import type { Translation } from '#platform/shared/language.ts';
import type { pushMessages as en } from './push.messages.en.ts';

export const pushMessages: Translation<typeof en> = {
  heading: 'この端末への通知',
  text: 'ラリーデイズを閉じていても、ロック画面でお知らせします。ロック画面には用件・大会名（部活名）・場所だけが出ます。金額や名前は出ません。',
  on: 'プッシュ通知はオンです',
  off: 'プッシュ通知はオフです',
  onText: 'この端末でログアウトすると、自動的にオフになります。',
  offText: 'オンにすると、通知を許可するかどうかの確認が表示されます。',
  turnOn: 'この端末でオンにする',
  turningOn: '設定しています…',
  turnOff: 'この端末でオフにする',
  turningOff: '設定しています…',
  deniedTitle: 'ブラウザの設定で通知がブロックされています',
  deniedText:
    'アドレスバー横のアイコンからサイトの設定を開き、通知を「許可」に変更してから、このページに戻ってください。',
  installTitle: '先にホーム画面への追加が必要です',
  installText:
    'iPhone・iPadでは、Safariの共有ボタンから「ホーム画面に追加」を選び、追加されたアイコンからラリーデイズを開いて、もう一度このページで設定してください。',
  unsupportedTitle: 'このブラウザはプッシュ通知に対応していません',
  unsupportedText:
    'お知らせはアプリ内とメールでご確認いただけます。最新のChrome、Edge、Firefox、Safariで利用できます（プライベートブラウズを除く）。',
  failedTitle: 'オンにできませんでした',
  failedOffTitle: 'オフにできませんでした',
  failures: {
    CONNECTION_LOST: '通信できませんでした。もう一度お試しください。',
    NO_PUSH_SERVICE: 'このブラウザのプッシュ通知サービスには対応していません。',
    BROWSER: 'ブラウザのプッシュ通知サービスに接続できませんでした。時間をおいてお試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
};
