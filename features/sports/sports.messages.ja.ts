import type { Translation } from '#platform/shared/language.ts';
import type { sportsMessages as en } from './sports.messages.en.ts';

export const sportsMessages: Translation<typeof en> = {
  title: '競技',
  names: {
    'table-tennis': '卓球',
    badminton: 'バドミントン',
    tennis: 'テニス',
    'soft-tennis': 'ソフトテニス',
    unspecified: '指定なし',
  },
  row: (sport) => `競技：${sport}`,
  use: 'この競技にする',
};
