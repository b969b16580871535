import type { Translation } from '#platform/shared/language.ts';
import type { devicesMessages as en } from './devices.messages.en.ts';

export const devicesMessages: Translation<typeof en> = {
  heading: 'ログイン中の端末',
  text: '心当たりのない端末がある場合は、その端末をログアウトし、パスワードを変更してください。',
  unknownDevice: '不明な端末',
  thisDevice: 'この端末',
  seen: (when, address) => `最終利用：${when}${address ? `・${address}` : ''}`,
  signOut: 'ログアウト',
  signOutName: (device) => `${device}をログアウト`,
  signOutTitle: (device) => `${device}をログアウトしますか？`,
  signOutText:
    '入力した内容は失われません。もう一度使うには、その端末でログインしてください。カレンダー用アドレスも使えなくなります。お使いの場合は、新しいアドレスで登録し直してください。',
  signOutOthers: 'ほかの端末をすべてログアウト',
  othersTitle: 'ほかの端末をすべてログアウトしますか？',
  othersText:
    'この端末だけがログインしたままになります。カレンダー用アドレスも使えなくなります。お使いの場合は、新しいアドレスで登録し直してください。',
  signedOut: '端末をログアウトしました',
  othersOut: (count) => `${count}台の端末をログアウトしました`,
  failedTitle: 'ログアウトできませんでした',
  failures: {
    DEMO_ACCOUNT: 'デモでは操作できません。',
    CONNECTION_LOST: '接続できません。電波の状態をご確認ください。',
    OTHER: 'エラーが発生しました。もう一度お試しください。',
  },
  recent: 'ログイン履歴',
  recentText: 'アカウントへのログインと、失敗したログイン',
  recentIntro:
    '最近のログインと、失敗したログインの記録です。180日間保存します。ネットワークは一部だけを表示しています。',
  backToAccount: 'アカウントとセキュリティ',
  outcomes: { success: 'ログイン', failure: 'ログイン失敗' },
  methods: {
    password: 'パスワード',
    code: 'パスワードとコード',
    passkey: 'パスキー',
    registration: '会員登録',
    'mail-link': 'メールのリンク',
    newer: 'その他の方法',
  },
  line: (outcome, method) => `${outcome}（${method}）`,
  none: 'ログインの記録はまだありません',
  noneText: '次回のログインから、ここに表示されます。',
  notYou: '心当たりがない場合は、パスワードを変更してください',
};
