import type { Translation } from '#platform/shared/language.ts';
import type { accountsMessages as en } from './accounts.messages.en.ts';

export const accountsMessages: Translation<typeof en> = {
  welcomeMailSubject: 'RallyDaysへようこそ',
  welcomeMailGreeting: (name) => `${name}様\n会員登録が完了しました。`,
  welcomeMailRating: (points, rank) => `最初のレートは${points}点、ランクは${rank}です。`,
  welcomeMailPoints: (points) =>
    `ご登録のお礼に${points}ポイントを進呈しました。大会の参加費にお使いいただけます。`,
  welcomeMailStart: '参加できる大会はこちらから探せます。',
};
