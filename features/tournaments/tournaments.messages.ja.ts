import type { EventType } from '#domain/entry/vocabulary.ts';
import type { Translation } from '#platform/shared/language.ts';
import { eventsMessages, waitingOf } from './events/events.messages.ja.ts';
import type { tournamentsMessages as en } from './tournaments.messages.en.ts';

/** What a place is counted in; null where events of several types are counted together. */
const unitOf = (eventType: EventType | null) =>
  eventType ? eventsMessages.units[eventType] : '枠';

export const tournamentsMessages: Translation<typeof en> = {
  browseTitle: '募集中の大会を探す',
  backHome: 'ホームに戻る',
  past: '過去の大会の結果を見る',
  search: '大会名・会場で検索',
  clearSearch: '検索語を消す',
  searching: '検索中…',
  filters: '絞り込み',
  filtersInUse: (count) => `絞り込み（${count}）`,
  prefecture: '都道府県',
  otherPrefectures: 'ほかの都道府県',
  level: 'レベル',
  eventType: '種別',
  all: 'すべて',
  clearFilters: '条件をクリア',
  showResults: '結果を見る',
  removeFilter: (filter) => `「${filter}」の条件を外す`,
  quickFilters: 'よく使う条件',
  weekend: '今週末',
  isFree: '無料',
  entered: '申込済み',
  quickLevels: 'レベルで絞り込む',
  levels: { Beginner: '初級', Intermediate: '中級', Advanced: '上級' },
  eventTypes: { Singles: 'シングルス', Doubles: 'ダブルス', Team: '団体戦' },
  genderRules: { female: '女子', male: '男子', mixed: '混合' },
  perClub: (most, eventType) => `1クラブ${most}${unitOf(eventType)}まで`,
  notRated: 'レート対象外',
  unnamedEvent: (type, level) => `${type}（${level}）`,
  eventsFrom: (count, fee) => `${count}種目・${fee}～`,
  eventsFromFree: (count) => `${count}種目・無料～`,
  shown: (count) => `${count}件の大会を表示しています`,
  none: '条件に合う大会が見つかりませんでした。',
  noneText: '別の言葉で検索するか、絞り込み条件を減らしてみてください。',
  noneYetText: '新しい大会が公開されると、ここに表示されます。',
  inPrefecture: (prefecture, count, more) =>
    `${prefecture}の大会 ${count}件${more ? '以上' : ''}を見る`,
  venueIn: (venue, prefecture) => `${venue}（${prefecture}）`,
  date: '開催日',
  venue: '会場',
  deadline: (day) => `申込締切 ${day}`,
  placesLeft: (left, limit, eventType) =>
    `残り${left}${unitOf(eventType)}（定員${limit}${unitOf(eventType)}）`,
  fee: '参加費',
  free: '無料',
  applyNow: '申し込む',
  waitingList: (waiting, eventType) =>
    waiting === 0 ? 'キャンセル待ち' : `キャンセル待ち（${waitingOf(waiting, eventType)}）`,
  availabilities: {
    open: '受付中',
    'deadline-passed': '受付終了（締切）',
    closed: '受付終了（主催者）',
    'held-back': '受付停止中',
    cancelled: '中止',
    over: '終了',
  },
  fullAndWaiting: (waiting, eventType) =>
    waiting === 0 ? '満員' : `満員・キャンセル待ち${waitingOf(waiting, eventType)}`,
  whyFull: (limit, eventType) => `定員${limit}${unitOf(eventType)}に達しました。`,
  whyDeadlinePassed: (day) => `${day}に受付を終了しました。`,
  unavailableTexts: {
    closed: '主催者が受付を終了しました。',
    'held-back': '現在、申込の受付を停止しています。',
    cancelled: 'この大会は主催者により中止になりました。',
    over: 'この大会は終了しました。',
  },
};
