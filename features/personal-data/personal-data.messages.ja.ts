import type { Translation } from '#platform/shared/language.ts';
import type { personalDataMessages as en } from './personal-data.messages.en.ts';

export const personalDataMessages: Translation<typeof en> = {
  title: 'データの管理',
  subtitle: 'ラリーデイズに保存されているご自身の情報を、いつでも受け取ったり削除したりできます。',
  back: 'マイページ',
};
