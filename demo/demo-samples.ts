import type { Prefecture } from '#domain/common/prefectures.ts';
import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { addDays, type PlainDate } from '#platform/shared/format.ts';
import { dayOffFrom } from './japanese-holidays.ts';

/** The day of a sample tournament, relative to today. */
interface Sample {
  /** It is on a day off at least this many days from today: the first one, or the one after. */
  readonly inDays: number;
  readonly dayOff: 'first' | 'second';
}

interface ComingSample extends Sample {
  /** In both languages; see platform/shared/bilingual.ts. The places exist. */
  readonly name: string;
  readonly prefecture: Prefecture;
  readonly venue: string;
  readonly sport: Sport;
  /** Days from today to the last day of applications. */
  readonly deadlineIn: number;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly level: TournamentLevel;
  readonly eventType: EventType;
  readonly feeYen: number;
  /** The number of places, and how many of them are taken. */
  readonly limit: number;
  readonly taken: number;
  readonly notes: string;
}

/** The days of a sample tournament on `today`. */
export interface SampleDays {
  readonly eventDate: PlainDate;
  readonly applicationDeadline: PlainDate;
}

/** The sample tournaments still to come: the first is numbered 1, one is full, the last is past its deadline. */
export const COMING: readonly ComingSample[] = [
  {
    name: '東京ジュニアオープン｜Tokyo Junior Open',
    prefecture: 'Tokyo',
    venue: '有明テニスの森公園｜Ariake Tennis Park',
    sport: 'tennis',
    inDays: 16,
    dayOff: 'first',
    deadlineIn: 9,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 2500,
    limit: 32,
    taken: 6,
    notes: '試合球として、新しいボールを各自2球ご用意ください。\nPlease bring two new balls.',
  },
  {
    name: '大阪ダブルスカップ｜Osaka Doubles Cup',
    prefecture: 'Osaka',
    venue: '靱テニスセンター｜Utsubo Tennis Center',
    sport: 'soft-tennis',
    inDays: 20,
    dayOff: 'second',
    deadlineIn: 13,
    level: 'Advanced',
    eventType: 'Doubles',
    feeYen: 3500,
    limit: 24,
    taken: 24,
    notes: '',
  },
  {
    name: '京都ビギナーズフェスティバル｜Kyoto Beginners Festival',
    prefecture: 'Kyoto',
    venue: '島津アリーナ京都｜Shimadzu Arena Kyoto',
    sport: 'badminton',
    inDays: 23,
    dayOff: 'first',
    deadlineIn: 15,
    level: 'Beginner',
    eventType: 'Singles',
    feeYen: 1500,
    limit: 32,
    taken: 2,
    notes: '初めて大会に出る方も大歓迎です。\nFirst tournament? You are very welcome.',
  },
  {
    name: '神奈川団体選手権｜Kanagawa Team Championship',
    prefecture: 'Kanagawa',
    venue: '横浜武道館｜Yokohama Budokan',
    sport: 'table-tennis',
    inDays: 30,
    dayOff: 'second',
    deadlineIn: 20,
    level: 'Advanced',
    eventType: 'Team',
    feeYen: 3500,
    limit: 24,
    taken: 6,
    notes: '',
  },
  {
    name: '福岡チャレンジカップ｜Fukuoka Challenge Cup',
    prefecture: 'Fukuoka',
    venue: '福岡国際センター｜Fukuoka Kokusai Center',
    sport: 'badminton',
    inDays: 34,
    dayOff: 'first',
    deadlineIn: 24,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 2000,
    limit: 32,
    taken: 2,
    notes: '',
  },
  {
    name: 'さくら杯個人戦｜Sakura Cup Singles',
    prefecture: 'Tokyo',
    venue: '駒沢オリンピック公園｜Komazawa Olympic Park',
    sport: 'tennis',
    inDays: 41,
    dayOff: 'second',
    deadlineIn: 30,
    level: 'Beginner',
    eventType: 'Singles',
    feeYen: 1800,
    limit: 24,
    taken: 2,
    notes: '昼食付きです。\nLunch is included.',
  },
  {
    name: '札幌インドアクラシック｜Sapporo Indoor Classic',
    prefecture: 'Hokkaido',
    venue: '北海きたえーる｜Hokkai Kitayell',
    sport: 'badminton',
    inDays: 48,
    dayOff: 'first',
    deadlineIn: 36,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 3000,
    limit: 32,
    taken: 1,
    notes: '',
  },
  {
    name: '渋谷ナイターダブルス｜Shibuya Evening Doubles',
    prefecture: 'Tokyo',
    venue: '渋谷区スポーツセンター｜Shibuya Sports Center',
    sport: 'badminton',
    inDays: 25,
    dayOff: 'second',
    deadlineIn: -1,
    startTime: '18:00',
    endTime: '21:00',
    level: 'Intermediate',
    eventType: 'Doubles',
    feeYen: 2200,
    limit: 24,
    taken: 4,
    notes: '',
  },
];

/** Who shares the fee with the partner, who has not answered yet: the second of the doubles that are full. */
export const HALF_PAID = { tournament: 1, player: 1 } as const;

interface JoinedSample extends Sample {
  readonly eventType: EventType;
}

/** Free school events that the sample player has joined; the two last are still to come, the first of them in doubles. */
export const JOINED: readonly JoinedSample[] = [
  -92, -85, -78, -71, -64, -50, -43, -36, -22, -8, 12, 27,
].map((inDays, index) => ({
  inDays,
  dayOff: index % 2 === 0 ? 'first' : 'second',
  eventType: inDays === 12 ? 'Doubles' : 'Singles',
}));

/** A sample tournament whose matches have results. */
export interface PlayedSample {
  readonly publishId: string;
  readonly name: string;
  readonly prefecture: Prefecture;
  readonly venue: string;
  readonly level: TournamentLevel;
  readonly feeYen: number;
  readonly participantLimit: number;
  /** Which of the other players have entered. */
  readonly from: number;
  readonly to: number;
}

/**
 * It is played today, whenever the demo is started: its groups are finished, and its main draw is not. Its second event has a
 * consolation under way.
 */
export const TODAY: PlayedSample = {
  publishId: '01980000-0000-7000-8000-000000000001',
  name: '江東オープン卓球大会｜Koto Open Table Tennis',
  prefecture: 'Tokyo',
  venue: '江東区スポーツ会館｜Koto Sports Kaikan',
  level: 'Intermediate',
  feeYen: 0,
  participantLimit: 24,
  from: 0,
  to: 9,
};

/** The players of today's second event. */
export const TODAYS_SECOND = { from: 9, to: 17 } as const;

/** It was played two weeks before the first start. */
export const FINISHED: PlayedSample = {
  publishId: '01980000-0000-7000-8000-000000000002',
  name: '杉並卓球選手権｜Suginami Table Tennis Championship',
  prefecture: 'Tokyo',
  venue: '荻窪体育館｜Ogikubo Gymnasium',
  level: 'Advanced',
  feeYen: 0,
  participantLimit: 32,
  from: 12,
  to: 20,
};

/** The day of the finished tournament, for a demo that is first started on `today`. */
export function dayOfFinished(today: PlainDate): PlainDate {
  return dayOffFrom(addDays(today, -15), 0);
}

/** The days of the sample tournaments that are not played yet or were joined, on `today`, in the order of their numbers. */
export function daysOfSamples(today: PlainDate): SampleDays[] {
  const coming = COMING.map((sample) => ({
    eventDate: dayOf(sample, today),
    applicationDeadline: addDays(today, sample.deadlineIn),
  }));
  const joined = JOINED.map((sample) => {
    const eventDate = dayOf(sample, today);
    return { eventDate, applicationDeadline: addDays(eventDate, -3) };
  });
  return [...coming, ...joined];
}

/** School events are on weekends and holidays. */
function dayOf({ inDays, dayOff }: Sample, today: PlainDate): PlainDate {
  return dayOffFrom(addDays(today, inDays), dayOff === 'first' ? 0 : 1);
}
