import type { Grade } from '#domain/common/school-grade.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
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

/** Creates a school of the sample player with a full roster, for entries by the school. */
export async function makeSchool(
  { db, now }: DemoStage,
  player: { readonly id: string; readonly fullName: string },
): Promise<void> {
  const creator = { accountId: player.id, name: player.fullName };
  const made = daysBefore(now, 40);
  const { id: groupId } = await makeGroup(db, {
    creator,
    now: made,
    name: 'Wakabadai Junior High 若葉台中学校卓球部',
    teamCode: 'WAKABA01',
    coach: player.fullName,
    emoji: '🏓',
    members: [],
  });
  const pupils = PUPILS.map(([name, reading, grade, gender], at) => {
    const [familyName = '', givenName = ''] = name.split(' ');
    const [familyKana = '', givenKana = ''] = reading.split(' ');
    const registrationNo = grade === '中1' ? '' : String(1_304_500 + at);
    return pupilForm({
      familyName,
      givenName,
      familyKana,
      givenKana,
      grade,
      gender,
      registrationNo,
    });
  });
  const sheet = {
    officialName: '若葉台市立若葉台中学校',
    shortName: '若葉台中',
    prefecture: 'Tokyo',
    postalCode: '2069999',
    address: '東京都若葉台市若葉台1-2-3',
    personInCharge: player.fullName,
    phone: '042-555-0123',
  } as const;
  await makeRoster(db, { groupId, accountId: player.id, pupils, sheet, now: made });
}
