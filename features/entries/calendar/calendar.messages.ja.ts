import type { Translation } from '#platform/shared/language.ts';
import type { calendarMessages as en } from './calendar.messages.en.ts';

export const calendarMessages: Translation<typeof en> = {
  heading: 'カレンダー',
  text: 'スマートフォンやパソコンのカレンダーに、申し込んだ大会を表示できます。日時の変更なども自動で反映されます（反映までの時間はカレンダーによって異なります）。',
  show: 'カレンダー用アドレスを表示する',
  showing: '取得しています…',
  address: 'カレンダー用アドレス',
  addressHint:
    'このアドレスを知っている人は、申し込んだ大会の予定を見られます。ほかの人に教えないでください。パスワードを変更・再設定したとき、2段階認証を有効にしたとき、ほかの端末をログアウトしたときは使えなくなりますので、新しいアドレスで登録し直してください。',
  subscribe: 'カレンダーに登録する',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  copyFailed: 'アドレスを選択してコピーしてください',
  renew: '新しいアドレスに変更する',
  renewTitle: '新しいアドレスに変更しますか？',
  renewText:
    '今のアドレスでは予定が表示されなくなります。登録済みのカレンダーでは、もう一度登録が必要です。',
  renewNow: '変更する',
  keep: 'このまま使う',
  renewed: '新しいアドレスに変更しました',
  failedTitle: '操作できませんでした',
  failures: {
    RATE_LIMITED: '短い時間に操作が続きました。少し待ってから、もう一度お試しください。',
    CONNECTION_LOST: '通信できませんでした。もう一度お試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
  addOne: 'カレンダーに追加',
};
