import { businessMessages as en } from '#features/legal/business/business.messages.en.ts';
import { businessMessages as ja } from '#features/legal/business/business.messages.ja.ts';
import { CONDITION_FIELDS } from '#features/legal/business/business.vocabulary.ts';
import * as business from '#features/legal/business/server/business.store.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The seller in the demo world: nobody, as the texts say. */
const SELLER = {
  sellerName: 'ラリーデイズ運営事務局（デモ） / RallyDays (demo)',
  representative: '山田 太郎（見本） / Taro Yamada (sample)',
  address: '東京都見本区デモ町1-2-3 / 1-2-3 Demo-cho, Mihon-ku, Tokyo',
  phone: '03-5550-0100',
  email: 'info@demo.rallydays.invalid',
  hours: '平日 10:00～17:00 / Weekdays 10:00–17:00',
};

/** Fills in a sample, unless a seller is stored. */
export async function makeDemoBusiness(db: Db, now: Date): Promise<void> {
  if (await business.find(db)) return;
  const conditions = CONDITION_FIELDS.flatMap((field) => [
    [`${field}Ja`, ja.standard[field]],
    [`${field}En`, en.standard[field]],
  ]);
  await business.insert(db, { ...SELLER, ...Object.fromEntries(conditions) }, now);
}
