import type { Translation } from '#platform/shared/language.ts';
import type { openTablesMessages as en } from './open-tables.messages.en.ts';

export const openTablesMessages: Translation<typeof en> = {
  spare: (count, word) =>
    word === 'table' ? `${count}台が空いています` : `${count}面のコートが空いています`,
  spareText: '敗退した選手に、練習試合で使ってもらえます。レートには反映されません。',
  open: '練習用に開放する',
  howMany: { court: '開放する面数', table: '開放する台数' },
  practice: '練習試合',
  nobody: '選手が2人そろうのを待っています。',
  versus: (names) => names.join(' vs '),
  since: (minutes) => `${minutes}分`,
  waiting: (count) => (count === 0 ? '待っている選手はいません。' : `${count}名が待っています。`),
  needed: (matches, word) =>
    `${matches}試合が${word === 'table' ? '台' : 'コート'}の空きを待っています`,
  opened: (tables) => `練習用に開放中：${tables}`,
  takeBack: '開放を終了する',
  takeAllBack: 'すべて終了する',
};
