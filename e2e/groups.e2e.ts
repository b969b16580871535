import type { Page } from '@playwright/test';
import { unaware } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: {
    missing: 'Group name and team code are required',
    length: 'Team code must be 8 characters long',
    inUse: 'Team code already in use',
    created: 'has been successfully registered',
    saved: 'Changes saved',
    changed: 'Not saved yet: the group was changed meanwhile',
    saveMine: 'Save mine over it',
    removeSecond: 'Remove Member 2',
    add: 'Add Another Member',
    deleteGroup: 'Delete group',
    question: 'Are you sure you want to delete Sakura Club?',
    deleted: 'Sakura Club has been removed',
    notFound: 'The requested group could not be found.',
    joined: 'You have joined the group',
    lost: 'No connection',
    role: 'Role: Manager',
  },
  ja: {
    missing: 'グループ名とチームコードは必須です',
    length: 'チームコードは8文字で入力してください',
    inUse: 'このチームコードは使われています',
    created: 'を登録しました',
    saved: '変更を保存しました',
    changed: 'まだ保存されていません：グループが更新されていました',
    saveMine: '自分の入力で上書き保存',
    removeSecond: 'メンバー 2を外す',
    add: 'メンバーを追加',
    deleteGroup: 'グループを削除',
    question: '「Sakura Club」を削除してもよろしいですか？',
    deleted: '「Sakura Club」を削除しました',
    notFound: 'お探しのグループは見つかりませんでした。',
    joined: 'グループに参加しました',
    lost: '接続できません',
    role: '役割：マネージャー',
  },
} as const;

const submit = (page: Page) => page.click('main form button[type=submit]');
const names = (page: Page) =>
  page
    .locator('main [name^="members."]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

for (const language of ['en', 'ja'] as const) {
  test(`A player creates a group and manages it, in ${language}`, async ({ playerPhone }) => {
    const w = words[language];
    const phone = await playerPhone('Kato Jun', { language });
    const { page } = phone;
    const says = (text: string) => page.getByText(text).first().waitFor();

    await page.goto('/club-support');
    await phone.axe();
    await page.click('a[href="/create-group"]');
    await page.waitForSelector('[name=teamId]');
    await phone.axe();
    expect(await page.locator('main [name^="members."]').count()).toBe(3);

    // Nothing, too short a code, no connection: each is reported, and nothing typed is lost.
    await submit(page);
    await says(w.missing);
    await page.fill('[name=name]', 'Sakura Club');
    await page.fill('[name=teamId]', 'SAKURA');
    await submit(page);
    await says(w.length);
    await phone.axe();
    const code = language === 'en' ? 'SAKURAEN' : 'SAKURAJA';
    await page.fill('[name=teamId]', code);
    await page.fill('[name=coach]', 'Sato Aki');
    await page.fill('[name="members.0.name"]', 'Aoki Ren');
    await page.fill('[name="members.2.name"]', 'Chiba Sora');
    await page.press('[name="members.2.name"]', 'Enter');
    await page.keyboard.type('Eto Misaki');
    await phone.setOffline(true);
    await submit(page);
    await says(w.lost);
    await phone.setOffline(false);
    expect(await names(page)).toEqual(['Aoki Ren', '', 'Chiba Sora', 'Eto Misaki']);
    await submit(page);
    await page.waitForURL('**/group-registered');
    await says(w.created);
    await page.waitForSelector('main li a');
    await phone.axe();

    // Edit the details: add, remove, save.
    await page.click('main li a');
    await page.waitForSelector('[name=director]');
    await phone.axe();
    const path = new URL(page.url()).pathname;
    await page.getByRole('button', { name: w.removeSecond }).click();
    await page.getByRole('button', { name: w.add }).click();
    await page.keyboard.type('Doi Haru');
    await submit(page);
    await says(w.saved);
    const stored = path.replace('/group-details', '/api/groups');
    await unaware(page, stored, stored);
    await page.reload();
    await page.waitForSelector('[name=director]');
    await expect.poll(() => names(page)).toEqual(['Aoki Ren', 'Eto Misaki', 'Doi Haru']);

    // The same group on another phone: the later save is warned, and then decides.
    const other = await phone.context.newPage();
    await other.goto(path);
    await other.fill('[name=director]', 'Mori Naoki');
    await page.fill('[name=manager]', 'Hara Emi');
    await submit(other);
    await other.getByText(w.saved).first().waitFor();
    await submit(page);
    await says(w.changed);
    await page.getByText('Mori Naoki').first().waitFor();
    // Where the header covers half a row, axe takes the row's button for a small one.
    await page.evaluate(() => window.scrollTo(0, 0));
    await phone.axe();
    await page.getByRole('button', { name: w.saveMine }).click();
    await says(w.saved);
    await other.close();

    await page.goto('/select-invited-group');
    await says(w.role);
    await phone.axe();
    const target = await page.getAttribute('main li a', 'href');
    expect(target).toBe(path.replace('group-details', 'select-practice-mode'));

    // A code that is in use; then another phone joins with it, and may only read.
    const mei = await playerPhone('Ono Mei', { language });
    await mei.page.goto('/create-group');
    await mei.page.fill('[name=name]', 'Other Club');
    await mei.page.fill('[name=teamId]', code.toLowerCase());
    await submit(mei.page);
    await mei.page.getByText(w.inUse).first().waitFor();
    await mei.page.goto('/group-registered');
    await mei.page.fill('[name=teamId]', code.toLowerCase());
    await submit(mei.page);
    await mei.page.getByText(w.joined).first().waitFor();
    await mei.page.click('main li a');
    await mei.page.getByText('Ono Mei').first().waitFor();
    await mei.axe();
    expect(await mei.page.locator('main input').count()).toBe(0);

    // Deleted after the browser's confirmation: it no longer exists for anybody.
    await page.goto(path);
    await page.waitForSelector('[name=director]');
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.message();
      void dialog.accept();
    });
    await page.getByRole('button', { name: w.deleteGroup }).click();
    await page.waitForURL('**/group-registered');
    await says(w.deleted);
    expect(asked).toBe(w.question);
    await mei.page.reload();
    await mei.page.waitForURL('**/group-registered');
    await mei.page.getByText(w.notFound).first().waitFor();
  });
}
