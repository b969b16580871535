import type { Prefecture } from '#domain/common/prefectures.ts';
import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';

interface Sample {
  readonly name: string;
  readonly prefecture: Prefecture;
  readonly venue: string;
  /** Days from today to the event, and to the last day of applications. */
  readonly inDays: number;
  readonly deadlineIn: number;
  readonly level: TournamentLevel;
  readonly eventType: EventType;
  readonly feeYen: number;
  /** Places, and how many of them are sold. */
  readonly limit: number;
  readonly taken: number;
  readonly notes: string;
}

/** The sample tournaments that are still to come: the first is numbered 1, one is full, the last past its deadline. */
export const COMING: readonly Sample[] = [
  {
    name: 'Tokyo Junior Open 東京ジュニアオープン',
    prefecture: 'Tokyo',
    venue: '有明テニスの森公園 Ariake Tennis Park',
    inDays: 16,
    deadlineIn: 9,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 2500,
    limit: 32,
    taken: 6,
    notes: 'Please bring two new balls. 試合球は各自2球ご用意ください。',
  },
  {
    name: 'Osaka Doubles Cup 大阪ダブルスカップ',
    prefecture: 'Osaka',
    venue: '靭テニスセンター Utsubo Tennis Center',
    inDays: 20,
    deadlineIn: 13,
    level: 'Advanced',
    eventType: 'Doubles',
    feeYen: 3500,
    limit: 24,
    taken: 24,
    notes: '',
  },
  {
    name: 'Kyoto Beginners Festival 京都ビギナーズフェスティバル',
    prefecture: 'Kyoto',
    venue: '西京極総合運動公園 Nishikyogoku Park',
    inDays: 23,
    deadlineIn: 15,
    level: 'Beginner',
    eventType: 'Singles',
    feeYen: 1500,
    limit: 32,
    taken: 2,
    notes: 'First tournaments welcome. 初めての大会の方も大歓迎です。',
  },
  {
    name: 'Kanagawa Team Championship 神奈川団体選手権',
    prefecture: 'Kanagawa',
    venue: '横浜国際プール Yokohama Arena',
    inDays: 30,
    deadlineIn: 20,
    level: 'Advanced',
    eventType: 'Team',
    feeYen: 3500,
    limit: 24,
    taken: 3,
    notes: '',
  },
  {
    name: 'Fukuoka Spring Challenge 福岡チャレンジ大会',
    prefecture: 'Fukuoka',
    venue: '博多の森テニス競技場 Hakatanomori',
    inDays: 34,
    deadlineIn: 24,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 2000,
    limit: 32,
    taken: 2,
    notes: '',
  },
  {
    name: 'Sakura Cup さくら杯個人戦',
    prefecture: 'Tokyo',
    venue: '駒沢オリンピック公園 Komazawa Olympic Park',
    inDays: 41,
    deadlineIn: 30,
    level: 'Beginner',
    eventType: 'Doubles',
    feeYen: 1800,
    limit: 24,
    taken: 2,
    notes: 'Lunch is included. 昼食付きです。',
  },
  {
    name: 'Sapporo Indoor Classic 札幌インドアクラシック',
    prefecture: 'Hokkaido',
    venue: '北海きたえーる Hokkai Kitayell',
    inDays: 48,
    deadlineIn: 36,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 3000,
    limit: 32,
    taken: 1,
    notes: '',
  },
  {
    name: 'Shibuya Evening League 渋谷ナイター大会',
    prefecture: 'Tokyo',
    venue: '渋谷区スポーツセンター Shibuya Sports Center',
    inDays: 25,
    deadlineIn: -1,
    level: 'Intermediate',
    eventType: 'Doubles',
    feeYen: 2200,
    limit: 24,
    taken: 4,
    notes: '',
  },
];
