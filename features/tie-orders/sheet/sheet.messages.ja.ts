import type { Translation } from '#platform/shared/language.ts';
import type { sheetMessages as en } from './sheet.messages.en.ts';

export const sheetMessages: Translation<typeof en> = {
  title: 'オーダー用紙',
  copyForDesk: '2枚中1枚目　本部用',
  copyForOther: '2枚中2枚目　相手チーム用',
  team: 'チーム',
  opponent: '対戦相手',
  begins: '開始',
  rubber: '試合',
  name: '氏名',
  grade: '学年',
  coach: '監督署名',
  other: '相手監督署名',
  desk: '本部確認',
  warned: 'このオーダーは規定に合わないため、注意つきで受け付けられました。',
};
