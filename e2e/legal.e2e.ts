import type { Page } from '@playwright/test';
import { businessMessages as businessEn } from '#features/legal/business/business.messages.en.ts';
import { businessMessages as businessJa } from '#features/legal/business/business.messages.ja.ts';
import { legalMessages as en } from '#features/legal/legal.messages.en.ts';
import { legalMessages as ja } from '#features/legal/legal.messages.ja.ts';
import { operatorMessages as operatorEn } from '#features/operator/operator.messages.en.ts';
import { operatorMessages as operatorJa } from '#features/operator/operator.messages.ja.ts';
import { fillPerson, openRegistration } from './support/registration.ts';
import { submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ world: { demo: true } });
const operatorWords = { en: operatorEn, ja: operatorJa };
const words = {
  en: { ...businessEn, ...en, periods: ['90 days', 'at most 8 years 2 months'] },
  ja: { ...businessJa, ...ja, periods: ['90日間', '最長8年2か月'] },
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

for (const language of ['en', 'ja'] as const) {
  test(`A visitor reads the legal texts, in ${language}`, async ({ newPhone }) => {
    const w = words[language];
    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page } = phone;
    await page.goto('/help');
    await page.getByRole('link', { name: w.terms }).click();
    await heading(page, w.terms);
    await phone.axe();
    await phone.screenshot(`terms ${language}`, { fullPage: true });

    await page.getByRole('link', { name: w.privacy }).click();
    await heading(page, w.privacy);
    for (const period of w.periods)
      await page.getByRole('cell', { name: period }).first().waitFor();
    await phone.axe();
    await phone.screenshot(`privacy ${language}`, { fullPage: true });

    await page.goto('/specified-commercial-transactions');
    await page.getByText('03-5550-0100').waitFor();
    await page.getByText(w.standard.cancellation).waitFor();
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
  const conditions = page.getByRole('link', { name: words.en.transactions });
  expect(await conditions.getAttribute('target')).toBe('_blank');
  await phone.axe();

  await openRegistration(page);
  await fillPerson(page, 'agrees@example.com');
  await submit(page);
  await page.waitForSelector('[name=clubId]');
  await submit(page);
  await page.waitForSelector('[name=level]');
  await page.getByText(words.en.agreeBefore).waitFor();
  await phone.axe();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.en.privacy }).click();
  await heading(await opened, words.en.privacy);
});

for (const [language, width] of [
  ['en', 390],
  ['ja', 1280],
] as const) {
  test(`The operator publishes who sells, in ${language}`, async ({ operatorPhone }) => {
    const w = operatorWords[language];
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
