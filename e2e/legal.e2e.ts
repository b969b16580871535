import type { Page } from '@playwright/test';
import { fillPerson, openRegistration } from './support/registration.ts';
import { submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });
const PERIODS = { en: ['90 days', 'at most 8 years 2 months'], ja: ['90日間', '最長8年2か月'] };

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

for (const language of ['en', 'ja'] as const) {
  test(`A visitor reads the legal texts, in ${language}`, async ({ newPhone }) => {
    const w = words[language];
    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page } = phone;
    await page.goto('/help');
    await page.getByRole('link', { name: w.legal.terms }).click();
    await heading(page, w.legal.terms);
    await phone.axe();
    await phone.screenshot(`terms ${language}`, { fullPage: true });

    await page.getByRole('link', { name: w.legal.privacy }).click();
    await heading(page, w.legal.privacy);
    for (const period of PERIODS[language])
      await page.getByRole('cell', { name: period }).first().waitFor();
    await phone.axe();
    await phone.screenshot(`privacy ${language}`, { fullPage: true });

    await page.goto('/specified-commercial-transactions');
    await page.getByText('03-5550-0100').waitFor();
    await page.getByText(w.business.standard.cancellation).waitFor();
    await phone.axe();
    await phone.screenshot(`business ${language}`, { fullPage: true });
  });
}

test('A person who registers or pays reads what they agree to, beside the form', async ({
  newPhone,
}) => {
  const phone = await newPhone();
  const { page } = phone;
  await page.goto('/tournament-payment');
  const reservation = await page.request.post('/api/entries', {
    data: { id: '01999999-0000-7000-8000-000000000001', tournamentId: 1, agreed: true },
    headers: { 'x-rallydays': '1' },
  });
  expect(reservation.ok(), await reservation.text()).toBe(true);
  await page.reload();
  const conditions = page.getByRole('link', { name: words.en.legal.transactions });
  expect(await conditions.getAttribute('target')).toBe('_blank');
  await phone.axe();

  await openRegistration(page);
  await fillPerson(page, 'agrees@example.com');
  await submit(page);
  await page.waitForSelector('[name=clubId]');
  await submit(page);
  await page.waitForSelector('[name=level]');
  await page.getByText(words.en.legal.agreeBefore).waitFor();
  await phone.axe();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.en.legal.privacy }).click();
  await heading(await opened, words.en.legal.privacy);
});

for (const [language, width] of [
  ['en', 390],
  ['ja', 1280],
] as const) {
  test(`The operator publishes who sells, in ${language}`, async ({ operatorPhone }) => {
    const w = words[language].operator;
    const phone = await operatorPhone({ language, width });
    const { page } = phone;
    await page.goto('/operator/business');
    await page.waitForSelector('[name=sellerName]');
    await phone.axe();
    await phone.screenshot(`operator business ${language}`, { fullPage: true });
    await page.fill('[name=phone]', '123');
    await page.getByRole('button', { name: w.saveBusiness }).click();
    await page.getByText(w.businessErrors.phoneInvalid).waitFor();
    await phone.axe();
    await page.fill('[name=phone]', `03-0000-${width}`.padEnd(12, '0'));
    await page.getByRole('button', { name: w.saveBusiness }).click();
    await page.getByText(w.businessSaved, { exact: true }).waitFor();
    await page.getByRole('link', { name: w.publicPage }).click();
    await page.getByText(`03-0000-${width}`).waitFor();
  });
}
