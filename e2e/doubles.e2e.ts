import { enterScore, makeClub } from './support/club.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const NAMES = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao', 'Endo Rin', 'Fujii Kai'];
const FOUR = NAMES.slice(0, 4);
const [A, B, C, D] = FOUR as [string, string, string, string];

for (const language of ['en', 'ja'] as const) {
  test(`A doubles match is played, and each of the four finds it in the records (${language})`, async ({
    playerPhone,
  }) => {
    const { oneOnOne: t, practice, matches } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
    await page.goto(`/one-on-one-match/${groupId}`);
    await page.getByText(practice.doubles, { exact: true }).click();
    await page.getByRole('button', { name: t.start }).click();
    await page.getByText(t.missingFour).first().waitFor();
    expect(
      await page.locator('main form').getByText(t.errors.missing, { exact: true }).count(),
    ).toBe(4);
    await phone.axe();
    await page.selectOption('[name=playerA]', { label: A });
    // A player who is chosen once cannot be chosen again.
    const taken = page.locator('[name=partnerB] option', { hasText: A });
    expect(await taken.isDisabled()).toBe(true);
    await page.selectOption('[name=partnerA]', { label: B });
    await page.selectOption('[name=playerB]', { label: C });
    await page.selectOption('[name=partnerB]', { label: D });
    await page.getByRole('button', { name: t.start }).click();

    await page.waitForURL(`**/scorecard-input/${groupId}`);
    await page.getByText(`${A}・${B}`).first().waitFor();
    await phone.axe();
    await enterScore(phone, '11-9 9-11 11-7', matches.confirm);
    const row = page.locator('main li', { hasText: t.versus(`${A}・${B}`, `${C}・${D}`) });
    await row.getByText(t.won(`${A}・${B}`, '2-1')).waitFor();
    // The next match begins as the last one was: in doubles.
    expect(await page.locator('[name=partnerA]').inputValue()).toBe('');
    await phone.axe();

    for (const name of FOUR) {
      await page.goto(`/practice-records?search=${encodeURIComponent(name)}`);
      await page.getByRole('searchbox').fill(name);
      await page.locator('main a', { hasText: /1/ }).first().waitFor();
    }
  });

  test(`A league of pairs is made, scored and changed (${language})`, async ({ playerPhone }) => {
    const { league, matches } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
    await page.goto(`/select-league-members/${groupId}`);
    await page.locator('summary', { hasText: league.doubles }).click();
    await page.getByText(league.inPairs).click();
    const create = page.getByRole('button', { name: league.createTable });
    expect(await create.isDisabled()).toBe(true);
    await page.selectOption('[name=pairFirst]', { label: A });
    await page.selectOption('[name=pairSecond]', { label: D });
    await page.getByRole('button', { name: league.addPair }).click();
    await page.getByText(`${A}・${D}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: league.pairAll }).click();
    await page.getByRole('button', { name: league.removePair(`${B}・${C}`) }).click();
    await page.getByText(league.withoutPartner(2)).waitFor();
    await page.selectOption('[name=pairFirst]', { label: C });
    await page.selectOption('[name=pairSecond]', { label: B });
    await page.getByRole('button', { name: league.addPair }).click();
    await page.getByText(league.selectedPairs(3), { exact: true }).waitFor();
    await phone.axe();
    await create.click();

    const cell = page.locator('[data-cell="0 1"]');
    await cell.click();
    await page.getByText(`${A}・${D}`).first().waitFor();
    await enterScore(phone, '11-9 11-7', matches.confirm);
    await cell.getByText('2-0').waitFor();
    await phone.axe();
    await page.reload();
    await cell.getByText('2-0').waitFor();
  });
}
