import { enterScore } from './support/club.ts';
import { written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const en = words.en.freePractice;

const texts = {
  en: {
    confirmScore: 'Confirm Score',
    unsent: 'Waiting to be sent',
    counted: '1-on-1: 2',
    close: 'Close',
  },
  ja: { confirmScore: 'スコアを確定', unsent: '送信待ち', counted: '1対1：2試合', close: '閉じる' },
};

test('The words of free practice are those of the specification', () => {
  expect([en.title, en.players, en.score, en.actions, en.add]).toEqual([
    'One-on-one practice',
    'Players',
    'Score',
    'Actions',
    'Add Match',
  ]);
  expect([en.missingTitle, en.missingText]).toEqual([
    'Missing player names',
    'Please enter names for both players',
  ]);
  expect([en.sameTitle, en.errors.same]).toEqual([
    'Same player name',
    'Player names must be different',
  ]);
  expect([en.deletedTitle, en.deletedText]).toEqual([
    'Match deleted',
    'The match has been removed from the list',
  ]);
  expect([en.confirmedTitle, en.confirmedText(2)]).toEqual([
    'All matches confirmed',
    'Saved 2 matches',
  ]);
  expect(en.empty).toBe('No matches added yet. Add your first match above.');
});

for (const language of ['en', 'ja'] as const) {
  test(`A free practice is added, scored and confirmed (${language})`, async ({
    playerPhone,
    secondPhone,
  }) => {
    const t = words[language].freePractice;
    const phone = await playerPhone('Aoki Ren', { language });
    const { page } = phone;
    const confirm = page.getByRole('button', { name: t.confirm, exact: true });
    const add = page.getByRole('button', { name: t.add });
    const lineOf = (a: string, b: string) => page.locator('tr', { hasText: t.versus(a, b) });
    // A notification covers the button below the list, and stays while the pointer is on it.
    const closeNotification = () =>
      page.getByRole('button', { name: texts[language].close, exact: true }).click();
    const addMatch = async (a: string, b: string) => {
      await page.fill('[name=playerA]', a);
      await page.fill('[name=playerB]', b);
      await add.click();
      await lineOf(a.trim(), b.trim()).getByText('0-0').waitFor();
    };

    await page.goto('/free-practice-match');
    await page.getByText(t.empty).waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await phone.axe();
    await page.fill('[name=playerA]', '   ');
    await add.click();
    await page.getByText(t.missingText).first().waitFor();
    await page.fill('[name=playerA]', 'Ren');
    await page.fill('[name=playerB]', ' Ren');
    await add.click();
    await page.getByText(t.sameTitle).first().waitFor();

    await written(page, () => addMatch(' Ren ', 'Yui'));
    await addMatch('Sora', 'Mao');
    await phone.axe();
    await page.reload();
    await lineOf('Sora', 'Mao').waitFor();
    const other = await secondPhone(phone, { language });
    await other.page.goto('/free-practice-match');
    await other.page.locator('tr', { hasText: t.versus('Ren', 'Yui') }).waitFor();

    await lineOf('Ren', 'Yui')
      .getByRole('button', { name: t.edit('Ren', 'Yui') })
      .click();
    await page.waitForURL('**/scorecard-input/free-practice');
    await enterScore(phone, '11-9 9-11 11-7', texts[language].confirmScore);
    await lineOf('Ren', 'Yui').getByText('2-1').waitFor();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('updatedMatch');
    await page.reload();
    await lineOf('Ren', 'Yui').getByText('2-1').waitFor();

    const remove = page.getByRole('button', { name: t.remove('Sora', 'Mao') });
    await remove.click();
    await page.getByText(t.deletedText).first().waitFor();
    await lineOf('Sora', 'Mao').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t.undo }).click();
    await written(page, () => remove.click());
    await lineOf('Sora', 'Mao').waitFor({ state: 'detached' });
    await closeNotification();

    await phone.setOffline(true);
    await addMatch('Haru', 'Rin');
    await lineOf('Haru', 'Rin').getByText(texts[language].unsent).waitFor();
    await confirm.click();
    await page.getByText(t.waitingText).first().waitFor();
    await closeNotification();
    await phone.setOffline(false);
    await lineOf('Haru', 'Rin').getByText(texts[language].unsent).waitFor({ state: 'detached' });

    await confirm.click();
    await page.getByText(t.confirmedText(2)).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/practice-records');
    await page.getByText(texts[language].counted).waitFor();
    await page.goto('/free-practice-match');
    await page.getByText(t.empty).waitFor();
  });
}
