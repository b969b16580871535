import type { Translation } from '#platform/shared/language.ts';
import type { teamsMessages as en } from './teams.messages.en.ts';

export const teamsMessages: Translation<typeof en> = {
  name: 'チーム名',
  nameHint:
    '申込とお支払いは1チームにつき1回です。申し込んだ方が、主催者との連絡を担当する代表者になります。',
  errors: {
    missing: 'チーム名を入力してください。',
    tooLong: '40文字以内で入力してください。',
    taken:
      'この種目には、同じ名前のチームがすでに申し込んでいます。「○○B」など、別の名前にしてください。',
  },
};
