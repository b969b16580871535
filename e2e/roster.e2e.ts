import { expect } from '@playwright/test';
import { makeClub } from './support/club.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

const KANA = { en: 'たかはし', ja: 'ﾀｶﾊｼ' } as const;

const PLAYERS = Array.from({ length: 20 }, (_, at) =>
  [
    at + 1,
    `選手${at} 名${at}`,
    'せんしゅ なまえ',
    (at % 3) + 1,
    at % 2 ? '女' : '男',
    `13004${at}`,
  ].join('\t'),
);
/** As Excel copies it: 24 rows with two wrong readings, a name without a space, and one of the roster's names. */
const LIST = [
  'No.\t氏名\tふりがな\t学年\t性別\t登録番号',
  ...PLAYERS,
  '21\t高橋 美咲\t高橋 みさき\t2\t女\t',
  '22\t田中 蓮\tTanaka れん\t1\t男\t',
  '23\t鈴木一郎\tすずき いちろう\t3\t男\t',
  '24\t山田 太郎\tやまだ たろう\t2\t男\t1399999',
].join('\r\n');

for (const language of ['en', 'ja'] as const) {
  const { roster: t, groups } = words[language];
  const kana = KANA[language];

  test(`A teacher pastes a roster of 24, corrects it in place, and puts it in order (${language})`, async ({
    playerPhone,
  }) => {
    const teacher = await playerPhone('Kato Jun', { language });
    const { groupId } = await makeClub(teacher, 'Sakura', ['山田太郎']);
    const { page } = teacher;
    await page.goto(`/group-details/${groupId}`);
    await page.getByRole('link', { name: groups.roster }).click();
    await page.getByText(t.withoutReading(1)).waitFor();
    await teacher.axe();

    await page.getByRole('link', { name: t.paste }).click();
    await teacher.axe();
    await page.getByLabel(t.list).fill(LIST);
    await page.getByRole('button', { name: t.check }).click();
    await page.getByText(t.correctFirst(3)).waitFor();
    await teacher.axe();
    const row = (number: number) => page.getByRole('group', { name: t.rowNumber(number) });
    await row(21).getByLabel(t.columns.familyKana).fill(kana);
    await row(22).getByLabel(t.columns.familyKana).fill('タナカ');
    await row(23).getByLabel(t.columns.familyName, { exact: true }).fill('鈴木');
    await row(23).getByLabel(t.columns.givenName, { exact: true }).fill('一郎');
    await expect(page.getByText(t.fixed)).toHaveCount(3);
    await page.getByText(t.summary(23, 1)).waitFor();

    // A reload in the middle loses nothing that was pasted.
    await page.reload();
    await page.getByText(t.correctFirst(3)).waitFor();
    for (const number of [21, 22]) {
      await row(number).getByLabel(t.columns.familyKana).fill('カナ');
    }
    await row(23)
      .getByRole('button', { name: t.leaveOut(t.rowNumber(23)) })
      .click();
    await page.getByRole('button', { name: t.store(23) }).click();
    await page.getByText(t.importedText(22, 1)).first().waitFor();
    await page.waitForURL(`**/group-roster/${groupId}`);
    await expect(page.getByText(t.count(23))).toBeVisible();
    await teacher.axe();

    // 山田 太郎, who was on the list before, moves down by one, and stays there.
    const stored = page.waitForResponse('**/roster/order');
    await page.getByRole('button', { name: t.down('山田 太郎') }).click();
    await page.getByText(t.moved('山田 太郎', 2, 23)).waitFor({ state: 'attached' });
    await stored;
    await page.reload();
    const names = page.getByRole('list', { name: t.players }).getByRole('listitem');
    await expect(names.nth(1)).toContainText('山田 太郎');
  });

  test(`A teacher fills in the school, and adds, edits and removes a player (${language})`, async ({
    playerPhone,
  }) => {
    const teacher = await playerPhone('Kato Jun', { language });
    const { groupId } = await makeClub(teacher, 'Sakura', []);
    const { page } = teacher;
    await page.goto(`/group-roster/${groupId}`);
    await page.getByText(t.empty).waitFor();
    await teacher.axe();

    await page.getByRole('link', { name: t.addSheet }).click();
    await page.getByLabel(t.officialName).fill('桜丘市立桜丘中学校');
    await page.getByLabel(t.shortName).fill('桜丘市立桜丘中学校');
    await page.getByLabel(t.postalCode).fill('123');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.errors.postalCodeWrong).waitFor();
    await teacher.axe();
    await page.getByLabel(t.shortName).fill('桜丘中');
    await page.getByLabel(t.postalCode).fill('123-4567');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText('123-4567').waitFor();

    await page.getByRole('link', { name: t.add }).click();
    const field = (name: keyof typeof t.columns) =>
      page.getByLabel(t.columns[name], { exact: true });
    const required = (name: 'familyName' | 'givenName') => page.locator(`[name=${name}]`);
    await required('familyName').fill('青木');
    await field('familyKana').fill('青木');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.errors.nameMissing, { exact: true }).waitFor();
    await page.getByText(t.errors.kanaWrong).waitFor();
    await teacher.axe();
    await required('givenName').fill('蓮');
    await field('familyKana').fill('あおき');
    await field('grade').selectOption('中2');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.playerAdded('青木 蓮')).first().waitFor();
    await page.getByRole('link', { name: '青木 蓮' }).click();
    await expect(field('familyKana')).toHaveValue('アオキ');
    await teacher.axe();

    await page.getByRole('button', { name: t.remove }).click();
    await page.getByText(t.removeText).waitFor();
    await teacher.axe();
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
    await page.getByText(t.empty).waitFor();
  });
}

test('A CSV file in Shift_JIS is read, and the downloaded roster is read again without doubling anybody', async ({
  playerPhone,
}) => {
  const t = words.ja.roster;
  const teacher = await playerPhone('Kato Jun', { language: 'ja' });
  const { groupId } = await makeClub(teacher, 'Sakura', []);
  const { page } = teacher;
  await page.goto(`/group-roster/${groupId}/import`);
  // 姓,名,学年 and 青木,蓮,中2 in Shift_JIS.
  const bytes = [
    0x90, 0xa9, 0x2c, 0x96, 0xbc, 0x2c, 0x8a, 0x77, 0x94, 0x4e, 0x0d, 0x0a, 0x90, 0xc2, 0x96, 0xd8,
    0x2c, 0x98, 0x40, 0x2c, 0x92, 0x86, 0x32, 0x0d, 0x0a,
  ];
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t.chooseFile }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
  };
  await choose('meibo.csv', Buffer.from(bytes));
  await page.getByRole('button', { name: t.store(1) }).click();
  await page.getByRole('link', { name: '青木 蓮' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.download }).click();
  const file = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  await page.getByRole('link', { name: t.paste }).click();
  await choose('roster.csv', Buffer.concat(chunks));
  await page.getByText(t.summary(0, 1)).waitFor();
});
