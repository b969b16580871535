import type { Translation } from '#platform/shared/language.ts';
import type { squadsMessages as en } from './squads.messages.en.ts';

export const squadsMessages: Translation<typeof en> = {
  title: '登録選手',
  back: '申込済みの大会',
  backToList: '参加者リスト',
  notFound: 'チームが見つかりません',
  notFoundText: 'このチームの担当者ではないか、チームがなくなりました。',
  players: '登録順の選手一覧',
  playersText: (most) =>
    `強い順に${most}名まで登録できます。オーダーはこの一覧の選手から作成します。`,
  none: '選手が登録されていません',
  noneText: 'チームとして出場できる選手を追加してください。',
  up: (name) => `${name}を上へ`,
  down: (name) => `${name}を下へ`,
  remove: (name) => `${name}を外す`,
  add: '選手を追加',
  group: '学校・クラブ',
  choose: '選択してください',
  pupil: '名簿から選ぶ',
  pupilNone: '名簿の選手は全員登録されています。',
  name: '氏名',
  nameHint: '名簿にない選手の氏名を入力します（例：佐藤 蓮）。',
  addName: '氏名を追加',
  full: (most) => `登録できるのは${most}名までです。`,
  twice: '同じ氏名がすでに登録されています。',
  save: '保存',
  saved: '登録選手を保存しました',
  closed: {
    NOT_FOR_TEAMS: 'この種目は団体戦ではありません。',
    NOT_ACTIVE: 'このチームの申込は、すでに有効ではありません。',
    TOURNAMENT_CANCELLED: 'この大会は中止になりました。',
    TOURNAMENT_FINALIZED: 'この大会の結果は確定しています。',
    SQUAD_CLOSED:
      '大会が始まっているため、登録選手の変更は、大会本部または主催者に申し出てください。',
  },
  failedTitle: '登録選手を保存できませんでした',
  failures: {
    SQUAD_CHANGED: 'その間に、ほかの方が登録選手を保存しました。内容を確認してください。',
    PUPIL_NOT_FOUND: '名簿から外れた選手が含まれています。',
    PLAYER_TWICE: '同じ選手が2回登録されています。',
    SQUAD_CLOSED:
      '大会が始まっているため、登録選手の変更は、大会本部または主催者に申し出てください。',
    NOT_ACTIVE: 'このチームの申込は、すでに有効ではありません。',
    TOURNAMENT_CANCELLED: 'この大会は中止になりました。',
    TOURNAMENT_FINALIZED: 'この大会の結果は確定しています。',
  },
};
