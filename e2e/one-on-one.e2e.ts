import { longDate } from '#platform/shared/format.ts';
import { appCached } from './support/cached.ts';
import { enterScore, makeClub } from './support/club.ts';
import { heldBack } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const en = words.en.oneOnOne;

const texts = {
  en: { confirmScore: 'Confirm Score', unsent: 'Waiting to be sent' },
  ja: { confirmScore: 'スコアを確定', unsent: '送信待ち' },
};

test('The words of a one-on-one match are those of the specification', () => {
  expect(en.title).toBe('Conduct 1-on-1 Match');
  expect(en.defaultGroupName).toBe('Club Practice Group');
  expect([en.missingTitle, en.missingText]).toEqual([
    'Missing players',
    'Please select both players for the match',
  ]);
  expect([en.invalidTitle, en.errors.same]).toEqual([
    'Invalid selection',
    'Please select different players',
  ]);
  expect(en.won('Aoki Ren', '2-0')).toBe('Aoki Ren won 2-0');
  expect([en.deletedTitle, en.deletedText]).toEqual([
    'Match deleted',
    'The match has been removed from your records',
  ]);
  expect(en.empty).toBe('No matches recorded yet. Select players and start a match above.');
});

for (const language of ['en', 'ja'] as const) {
  test(`A one-on-one match is played, corrected and deleted (${language})`, async ({
    playerPhone,
    secondPhone,
  }) => {
    const t = words[language].oneOnOne;
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', [
      'Aoki Ren',
      'Baba Yui',
      'Chiba Sora',
    ]);
    const row = page.locator('main li', { hasText: t.versus('Aoki Ren', 'Baba Yui') });

    await page.goto(`/one-on-one-match/${groupId}`);
    await page.getByText('Sakura Club').waitFor();
    await page.getByText(t.empty).waitFor();
    await phone.axe();

    await page.getByRole('button', { name: t.start }).click();
    await page.getByText(t.missingText).first().waitFor();
    const errors = page.locator('main form').getByText(t.errors.missing, { exact: true });
    expect(await errors.count()).toBe(2);

    await page.selectOption('[name=playerA]', { label: 'Aoki Ren' });
    const taken = page.locator('[name=playerB] option', { hasText: 'Aoki Ren' });
    expect(await taken.isDisabled()).toBe(true);
    await page.selectOption('[name=playerB]', { label: 'Baba Yui' });
    await page.getByRole('button', { name: new RegExp(t.practiceDate) }).click();
    await page
      .getByRole('dialog')
      .locator('td button', { hasText: /^1(日)?$/ })
      .first()
      .click();
    const day = await page.inputValue('[name=practiceDate]');
    expect(day).toMatch(/-01$/);
    await page.getByRole('button', { name: t.start }).click();

    await page.waitForURL(`**/scorecard-input/${groupId}`);
    await enterScore(phone, '11-9 11-7', texts[language].confirmScore);
    await row.waitFor();
    expect(await row.innerText()).toContain(t.won('Aoki Ren', '2-0'));
    expect(await row.innerText()).toContain(longDate(day, language));
    expect(await page.inputValue('[name=playerA]')).toBe('');
    expect(await page.inputValue('[name=practiceDate]')).toBe(day);
    await phone.axe();

    // Another phone of the coach opens the stored score.
    await expect(row.getByText(texts[language].unsent)).toHaveCount(0);
    const other = await secondPhone(phone, { language });
    await other.page.goto(`/one-on-one-match/${groupId}`);
    const edit = { name: t.edit('Aoki Ren', 'Baba Yui') };
    await other.page.getByRole('button', edit).click();
    const first = '[name="sets.0.player1Score"]';
    await expect.poll(() => other.page.inputValue(first)).toBe('11');

    await page.reload();
    await row.getByRole('button', edit).click();
    await expect.poll(() => page.inputValue(first)).toBe('11');
    // What was corrected a moment ago can be deleted before the list has been refreshed.
    const letCome = await heldBack(page, '**/api/practice/one-on-one?*');
    await enterScore(phone, '9-11 11-7 5-11', texts[language].confirmScore);
    await row.getByText(t.won('Baba Yui', '1-2')).waitFor();
    expect(await row.count()).toBe(1);
    // A score on its way to the server is a change that the deletion has not seen.
    await expect(row.getByText(texts[language].unsent)).toHaveCount(0);

    const remove = row.getByRole('button', { name: t.remove('Aoki Ren', 'Baba Yui') });
    await remove.click();
    await page.getByText(t.deleteText).waitFor();
    await page.keyboard.press('Escape');
    await remove.click();
    await page.getByRole('button', { name: t.deleteConfirm, exact: true }).click();
    await page.getByText(t.deletedText).first().waitFor();
    letCome();
    await page.getByText(t.empty).waitFor();
  });
}

test('A match that was scored without a signal is in the list, and is sent once', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const t = words.en.oneOnOne;
  const { groupId } = await makeClub(phone, 'Momiji Club', ['Aoki Ren', 'Baba Yui']);
  await page.goto(`/one-on-one-match/${groupId}`);
  await page.selectOption('[name=playerA]', { label: 'Aoki Ren' });
  await page.selectOption('[name=playerB]', { label: 'Baba Yui' });
  await page.getByRole('button', { name: t.start }).click();
  await page.locator('[name="sets.0.player1Score"]').waitFor();
  await appCached(page);
  await phone.setOffline(true);
  await enterScore(phone, '11-9 11-7', texts.en.confirmScore);
  const row = page.locator('main li', { hasText: t.versus('Aoki Ren', 'Baba Yui') });
  await row.getByText(texts.en.unsent).waitFor();
  await phone.axe();
  await phone.setOffline(false);
  await row.getByText(texts.en.unsent).waitFor({ state: 'detached' });
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('Another person’s group does not exist for one-on-one matches', async ({ playerPhone }) => {
  const owner = await playerPhone('Coach Kondo');
  const { groupId } = await makeClub(owner, 'Secret Club', ['Aoki Ren', 'Baba Yui']);
  const { page } = await playerPhone('Outsider');
  await page.goto(`/one-on-one-match/${groupId}`);
  await page.getByText('The requested group could not be found.').first().waitFor();
  await page.waitForURL('**/select-invited-group');
});
