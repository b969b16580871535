import type { Language } from '#platform/shared/language.ts';

/** The words of the order sheet on paper, which has a language of its own: the desk and the other team may read another one. */
export const SHEET_WORDS = {
  en: {
    title: 'Order sheet',
    copies: ['Copy 1 of 2: desk', 'Copy 2 of 2: opponent'],
    team: 'Team',
    opponent: 'Opponent',
    begins: 'Begins',
    rubber: 'Rubber',
    name: 'Name',
    grade: 'Grade',
    result: 'Result',
    coach: 'Signature of the coach',
    other: 'Signature of the other coach',
    desk: 'Desk',
    warned: 'This order breaks a rule and was taken with a warning.',
  },
  ja: {
    title: 'オーダー用紙',
    copies: ['1／2枚目　本部用', '2／2枚目　相手チーム用'],
    team: 'チーム',
    opponent: '対戦相手',
    begins: '開始',
    rubber: '順番',
    name: '氏名',
    grade: '学年',
    result: '結果',
    coach: '監督署名',
    other: '相手監督署名',
    desk: '本部確認',
    warned: 'このオーダーは規定に合わないため、注意つきで受け付けられました。',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
