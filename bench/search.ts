import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { makeOrganizer } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.search.store.ts';
import { tournaments as table } from '#features/tournaments/server/tournaments.tables.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { searchColumns } from '#platform/server/search/grams.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { openBenchDatabase } from './database.ts';
import { type Measure, percentile } from './report.ts';

const COUNT = 100_000;
const BATCH = 1000;
const ROUNDS = 40;

const PLACES = ['有明', '駒沢', '靭', '博多の森', '西京極', '大宮', '仙台', '札幌', '那覇', '金沢'];
const KINDS = ['ジュニアオープン', '個人戦', '団体選手権', 'ダブルス大会', 'Spring Cup', '新人戦'];

/** Words that match no, a few, many and all tournaments, of one letter, two and more, and prefectures. */
export const QUERIES = [
  '有明',
  '新人戦',
  '第12345回',
  'zzz',
  '杯',
  'スプリング',
  'spring cup',
  '大会',
  'の',
  '個人戦 第99',
  '有明 ジュニア',
  '札幌 Spring 杯',
  '東京',
  '東京 新人戦',
  'kyoto',
];

export const measure: Measure = async () => {
  const { db, close } = await openBenchDatabase();
  await fill(db);
  const times: number[] = [];
  const today = dayInJapan(new Date());
  for (let round = 0; round < ROUNDS; round++) {
    for (const q of QUERIES) {
      const started = performance.now();
      await tournaments.listComing(db, { q }, today);
      times.push(performance.now() - started);
    }
  }
  await close();
  return [
    { what: '95 in 100 searches', value: percentile(times, 0.95), unit: 'ms', atMost: 10 },
    { what: 'half of the searches', value: percentile(times, 0.5), unit: 'ms' },
  ];
};

export async function fill(db: Db): Promise<void> {
  const services = { db, clock: systemClock };
  const organizerId = await makeOrganizer(services);
  const today = dayInJapan(new Date());
  for (let start = 0; start < COUNT; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) =>
      row(start + offset, organizerId, today),
    );
    await db.insert(table).values(rows);
  }
  await db.execute(sql`
    insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit)
    select id, 0, 'Singles', 'Intermediate', 2000, 32 from tournaments`);
  await db.execute(sql`vacuum analyze tournaments, events`);
}

function row(index: number, organizerId: number, today: string) {
  const name = `第${index}回 ${PLACES[index % 7]}${KINDS[index % KINDS.length]}`;
  const venue = `${PLACES[(index * 3) % PLACES.length]}総合運動公園 ${index % 97}番コート`;
  return {
    publishId: uuidv7(),
    organizerId,
    name,
    venue,
    prefecture: PREFECTURES[index % PREFECTURES.length] ?? 'Tokyo',
    eventDate: addDays(today, index % 365),
    startTime: '09:00',
    endTime: '17:00',
    applicationDeadline: addDays(today, (index % 365) - 7),
    organizerName: 'Bench',
    contactInfo: 'bench',
    emergencyContact: 'bench',
    createdAt: new Date(),
    ...searchColumns([name, venue]),
  };
}
