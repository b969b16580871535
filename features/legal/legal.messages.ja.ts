import type { Translation } from '#platform/shared/language.ts';
import type { legalMessages as en } from './legal.messages.en.ts';

export const legalMessages: Translation<typeof en> = {
  documents: '規約・法令に基づく表記',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  transactions: '特定商取引法に基づく表記',
  agreeBefore: '登録すると、',
  agreeBetween: 'と',
  agreeAfter: 'に同意したものとみなされます。',
  payBefore: 'お支払いの前にご確認ください：',
  payAfter: '／',
  payBetween: '',
  since: (day) => `${day}施行`,
  newTab: '（新しいタブで開きます）',
  back: 'ヘルプ',
};
