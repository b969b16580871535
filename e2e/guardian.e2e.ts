import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountsMessages as accountsEn } from '#features/accounts/accounts.messages.en.ts';
import { accountsMessages as accountsJa } from '#features/accounts/accounts.messages.ja.ts';
import { guardiansMessages as guardiansEn } from '#features/guardians/guardians.messages.en.ts';
import { guardiansMessages as guardiansJa } from '#features/guardians/guardians.messages.ja.ts';
import { openApp } from './support/app.ts';
import { newPhone, type Phone } from './support/phone.ts';

const app = openApp({ demo: true });
const words = {
  en: { accounts: accountsEn, mine: guardiansEn },
  ja: { accounts: accountsJa, mine: guardiansJa },
} as const;

const submit = (page: Page) => page.click('main form button[type=submit]:visible');
const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** A new player, by the registration's four steps; gives the address. */
async function register({ page }: Phone, fullName: string, email: string) {
  await page.goto('/registration');
  await page.locator('main a[href="/my-page"]').waitFor();
  await page.fill('[name=fullName]', fullName);
  await page.selectOption('[name=prefecture]', 'Tokyo');
  await page.fill('[name=phone]', '09012345678');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', 'correct horse');
  await page.fill('[name=confirmPassword]', 'correct horse');
  await submit(page);
  await page.waitForSelector('[name=clubId]');
  await submit(page);
  await page.check('[name=level][value=C]');
  await submit(page);
  await page
    .getByText(/1,?400/)
    .first()
    .waitFor();
}

test.for(['en', 'ja'] as const)(
  'a player of fifteen and her mother, in %s',
  { timeout: 240_000 },
  async (language) => {
    const w = words[language];
    const phone = await newPhone(app, { language });
    const { page } = phone;
    const name = language === 'ja' ? '佐藤 花子' : 'Hanako Sato';
    const [own, mother] = [`hanako-${language}@example.com`, `mother-${language}@example.com`];
    await register(phone, name, own);

    // The question stands in the application itself, and nothing goes on without an answer.
    await page.goto('/confirm-tournament-application/1');
    await shows(page, w.mine.questionTitle);
    await phone.axe();
    await page.check('[name=agreed]');
    await submit(page);
    await shows(page, w.mine.errors.ageMissing);
    await page.check('[name=age][value=under-18]');
    await submit(page);
    await shows(page, w.mine.errors.emailInvalid);
    await phone.axe();
    await phone.screenshot(`guardian-question-${language}`, { fullPage: true });
    await page.fill('[name=guardianEmail]', own);
    await submit(page);
    await shows(page, w.mine.errors.ownAddress);
    await page.fill('[name=guardianEmail]', mother);
    await page.reload();
    await page.waitForSelector('[name=guardianEmail]');
    expect(await page.inputValue('[name=guardianEmail]')).toBe(mother);
    await page.check('[name=agreed]');
    await submit(page);
    await page.waitForURL('**/tournament-payment');

    await page.goto('/my-guardian');
    await shows(page, w.mine.states.asked);
    await phone.axe();
    await phone.screenshot(`my-guardian-${language}`, { fullPage: true });
  },
);
