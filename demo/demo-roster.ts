import type { Grade } from '#domain/common/school-grade.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import type { SheetForm } from '#features/groups/roster/roster.form.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

/** The pupils of the sample school in its order of strength: name, reading, grade, gender. */
const PUPILS: readonly (readonly [string, string, Grade, 'female' | 'male'])[] = [
  ['長谷川 蒼太', 'ハセガワ ソウタ', '中3', 'male'],
  ['東海林 凛', 'ショウジ リン', '中3', 'female'],
  ['五十嵐 大翔', 'イガラシ ヒロト', '中3', 'male'],
  ['服部 心結', 'ハットリ ミユ', '中3', 'female'],
  ['日下部 悠真', 'クサカベ ユウマ', '中2', 'male'],
  ['小鳥遊 葵', 'タカナシ アオイ', '中3', 'female'],
  ['渡邉 陸斗', 'ワタナベ リクト', '中3', 'male'],
  ['渡辺 陸斗', 'ワタナベ リクト', '中2', 'male'],
  ['神谷 陽菜', 'カミヤ ヒナ', '中2', 'female'],
  ['山田 太郎', 'ヤマダ タロウ', '中3', 'male'],
  ['四月一日 咲良', 'ワタヌキ サクラ', '中2', 'female'],
  ['佐々木 颯', 'ササキ ハヤテ', '中2', 'male'],
  ['矢野 琴音', 'ヤノ コトネ', '中2', 'female'],
  ['山田 太郎', 'ヤマダ タロウ', '中1', 'male'],
  ['大久保 樹', 'オオクボ イツキ', '中2', 'male'],
  ['中川 結愛', 'ナカガワ ユア', '中2', 'female'],
  ['三輪 湊', 'ミワ ミナト', '中1', 'male'],
  ['武田 莉子', 'タケダ リコ', '中1', 'female'],
  ['上田 朝陽', 'ウエダ アサヒ', '中1', 'male'],
  ['新垣 美海', 'アラガキ ミウ', '中1', 'female'],
  ['グエン ミン', 'グエン ミン', '中1', 'male'],
  ['河野 紬', 'コウノ ツムギ', '中1', 'female'],
  ['早乙女 新', 'サオトメ アラタ', '中1', 'male'],
  ['菅原 花音', 'スガワラ カノン', '中1', 'female'],
];

/** The pupils of a second school, the same way. */
const OTHER_PUPILS: typeof PUPILS = [
  ['井上 奏太', 'イノウエ カナタ', '中3', 'male'],
  ['木下 明莉', 'キノシタ アカリ', '中3', 'female'],
  ['斎藤 楓', 'サイトウ カエデ', '中3', 'female'],
  ['清水 律', 'シミズ リツ', '中3', 'male'],
  ['阿部 桜子', 'アベ サクラコ', '中2', 'female'],
  ['橋本 晴', 'ハシモト ハル', '中2', 'male'],
  ['森 千尋', 'モリ チヒロ', '中2', 'female'],
  ['前田 怜', 'マエダ レイ', '中1', 'male'],
];

/** A school with a roster, and the account of the teacher who looks after it. */
export interface SampleSchool {
  readonly groupId: number;
  readonly accountId: string;
}

type Teacher = { readonly id: string; readonly fullName: string };

/** Creates the school of the sample player, with 24 pupils, for entries by the school. */
export function makeSchool(stage: DemoStage, player: Teacher): Promise<SampleSchool> {
  return makeOne(stage, player, {
    name: '若葉台中学校卓球部',
    teamCode: 'WAKABA01',
    pupils: PUPILS,
    sheet: {
      officialName: '若葉台市立若葉台中学校',
      shortName: '若葉台中',
      prefecture: 'Tokyo',
      postalCode: '2069999',
      address: '若葉台市若葉台1-2-3',
      phone: '042-555-0123',
    },
  });
}

/** Creates another school, of a teacher whom nobody signs in as. */
export async function makeOtherSchool(stage: DemoStage): Promise<SampleSchool> {
  const registered = { db: stage.db, clock: { now: () => daysBefore(stage.now, 60) } };
  const teacher = await makePlayer(registered, {
    fullName: '松本 由香',
    email: 'matsumoto@demo.rallydays.invalid',
    passwordHash: await hashPublicPassword(DEMO_PASSWORD),
    level: 'B',
    language: 'ja',
  });
  return makeOne(stage, teacher, {
    name: '緑が丘中学校卓球部',
    teamCode: 'MIDORI01',
    pupils: OTHER_PUPILS,
    sheet: {
      officialName: '大田区立緑が丘中学校',
      shortName: '緑が丘中',
      prefecture: 'Tokyo',
      postalCode: '1439999',
      address: '大田区緑が丘4-5-6',
      phone: '03-5555-0145',
    },
  });
}

interface SchoolOptions {
  readonly name: string;
  readonly teamCode: string;
  readonly pupils: typeof PUPILS;
  readonly sheet: Omit<SheetForm, 'personInCharge'>;
}

async function makeOne(
  { db, now }: DemoStage,
  teacher: Teacher,
  { name, teamCode, pupils, sheet }: SchoolOptions,
): Promise<SampleSchool> {
  const { id: accountId, fullName } = teacher;
  const made = daysBefore(now, 40);
  const { id: groupId } = await makeGroup(db, {
    creator: { accountId, name: fullName },
    now: made,
    name,
    teamCode,
    coach: fullName,
    emoji: '🏓',
    sport: 'table-tennis',
    members: [],
  });
  await makeRoster(db, {
    groupId,
    accountId,
    pupils: pupils.map(formOf),
    sheet: { ...sheet, personInCharge: fullName },
    now: made,
  });
  return { groupId, accountId };
}

function formOf([name, reading, grade, gender]: (typeof PUPILS)[number], at: number) {
  const [familyName = '', givenName = ''] = name.split(' ');
  const [familyKana = '', givenKana = ''] = reading.split(' ');
  const registrationNo = grade === '中1' ? '' : String(1_304_500 + at);
  return pupilForm({ familyName, givenName, familyKana, givenKana, grade, gender, registrationNo });
}
