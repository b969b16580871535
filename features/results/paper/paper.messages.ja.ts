import type { Translation } from '#platform/shared/language.ts';
import type { paperMessages as en } from './paper.messages.en.ts';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number from 1 to 99 in Chinese numerals. */
function kanji(value: number): string {
  const tens = Math.floor(value / 10);
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`;
  return `${ten}${DIGITS[value % 10]}`;
}

export const paperMessages: Translation<typeof en> = {
  title: '賞状',
  body: '{you}は{tournament}において\n優秀な成績をおさめられましたので\nここにこれを賞します',
  eventTypes: { Singles: 'シングルス', Doubles: 'ダブルス', Team: '団体戦' },
  members: '　',
  joint: '　',
  and: '・',
  group: (group) => `第${group}リーグ`,
  consolation: 'コンソレーション',
  placeDraw: (from, to) => {
    if (to === null) return `${from}位以下トーナメント`;
    return from === to ? `${from}位トーナメント` : `${from}位～${to}位トーナメント`;
  },
  place: (place, isVertical) => `第${isVertical ? kanji(place) : place}位`,
  you: (isTeam, people) => {
    if (isTeam) return '貴チーム';
    return people > 1 ? 'あなたがた' : 'あなた';
  },
  honorific: '殿',
  // The era began in 2019.
  date: ({ date, isVertical }) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const written = (value: number) => (isVertical ? kanji(value) : String(value));
    const era = year - 2018;
    return `令和${era === 1 ? '元' : written(era)}年${written(month)}月${written(day)}日`;
  },
};
