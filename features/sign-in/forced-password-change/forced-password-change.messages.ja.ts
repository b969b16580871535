import type { Translation } from '#platform/shared/language.ts';
import type { forcedPasswordChangeMessages as en } from './forced-password-change.messages.en.ts';

export const forcedPasswordChangeMessages: Translation<typeof en> = {
  title: '新しいパスワードの設定',
  text: '仮パスワードでログインしました。ご自身だけが知るパスワードを設定すると、利用を開始できます。',
  save: '設定して続ける',
  saving: '保存しています…',
  saved: 'パスワードを設定しました',
};
