import type { Translation } from '#platform/shared/language.ts';
import type { notificationSettingsMessages as en } from './notification-settings.messages.en.ts';

export const notificationSettingsMessages: Translation<typeof en> = {
  title: '通知の設定',
  subtitle:
    'メールやプッシュ通知で受け取る内容を選べます。アプリ内のお知らせには、すべて表示されます。',
  back: 'お知らせ',
  heading: '受け取る内容',
};
