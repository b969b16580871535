import type { Translation } from '#platform/shared/language.ts';
import type { settingsMessages as en } from './settings.messages.en.ts';

export const settingsMessages: Translation<typeof en> = {
  title: 'アカウントとセキュリティ',
  subtitle: 'ログイン方法と、ログイン中の端末を確認・変更できます',
  back: 'マイページ',
  demoTitle: 'デモのアカウントです',
  demoText:
    'デモのアカウントは皆さんで共有しているため、ログイン方法は変更できません。ご自身のアカウントでは、すべて変更できます。',
  login: 'ログイン方法',
  email: 'メールアドレス',
  confirmed: '確認済み',
  unconfirmed: '未確認',
  undeliveredTitle: 'メールが届いていません',
  undeliveredText:
    '直近のメールが戻ってきたか、迷惑メールとして報告されました。下のメールアドレスをご確認のうえ、必要な場合は変更してください。',
  password: 'パスワード',
  passwordText: '変更する',
};
