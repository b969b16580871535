import type { Translation } from '#platform/shared/language.ts';
import type { teamsMessages as en } from './teams.messages.en.ts';

export const teamsMessages: Translation<typeof en> = {
  name: 'チーム名',
  nameHint:
    '申込とお支払いは1チームにつき1回です。申し込んだ方が、主催者との連絡を担当する代表者になります。',
  toTies: '対戦・オーダー',
  toSeason: 'リーグ戦の順位・日程',
  rename: 'チーム名を変更',
  renameText: '参加者リストと組み合わせに表示されます。',
  save: '保存',
  renamed: 'チーム名を変更しました',
  failedTitle: 'チーム名を変更できませんでした',
  failures: {
    NOT_ACTIVE: 'このチームの申込は、すでに有効ではありません。',
    TOURNAMENT_CANCELLED: 'この大会は中止になりました。',
  },
  errors: {
    missing: 'チーム名を入力してください。',
    tooLong: '40文字以内で入力してください。',
    taken:
      'この種目には、同じ名前のチームがすでに申し込んでいます。「○○B」など、別の名前にしてください。',
    closed: '申込の受付が終了しているため、チーム名の変更は主催者にご連絡ください。',
  },
};
