import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import { heldBack, lookAgain } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

const { publishing, operator: operatorText, tournaments } = words.en;

const submit = (page: Page) => page.click('main form button[type=submit]');

test('An edit begins with what is stored, and two editors do not overwrite each other', async ({
  operatorPhone,
}) => {
  const operator = await operatorPhone({ width: 1280, height: 900 });
  const { page } = operator;
  const to = (href: string) => page.click(`main a[href="${href}"]`);
  const value = (field: string) => page.locator(`[name=${field}]`).inputValue();

  await page.goto('/operator/tournaments');
  const open = page.getByText(tournaments.availabilities.open, { exact: true });
  const running = page.locator('main li', { has: open }).first();
  const own = running.locator('a[href^="/organizer/tournaments/"]');
  const tournament = (await own.getAttribute('href')) ?? '';
  await own.click();
  await to(`${tournament}/edit`);
  await page.fill('[name=venue]', 'Another hall');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  const body = (await sent).postDataJSON();
  await page.waitForURL((url) => url.pathname === tournament);
  const path = tournament.replace('/organizer', '/api');
  // Write as another editor would, whose form began with the same values.
  delete body.was;
  body.tournament.venue = 'A third hall';
  await send(operator, 'PUT', path, body);
  // The answer is slow: nothing can be changed before it arrives.
  const answer = await heldBack(page, `**${path}/own`);
  await to(`${tournament}/edit`);
  await page.getByRole('heading', { level: 1, name: publishing.editTitle }).waitFor();
  expect(await page.locator('[name=venue]').count()).toBe(0);
  answer();
  expect(await value('venue')).toBe('A third hall');
  await page.fill('[name=notes]', 'Bring shoes for indoors');
  body.tournament.venue = 'A fourth hall';
  await send(operator, 'PUT', path, body);
  await lookAgain(page);
  await expect.poll(() => value('venue')).toBe('A fourth hall');
  expect(await value('notes')).toBe('Bring shoes for indoors');
  body.tournament.notes = 'No shoes with black soles';
  await send(operator, 'PUT', path, body);
  await submit(page);
  await page.getByText(publishing.clashTitle).waitFor();
  await page.getByText('No shoes with black soles').waitFor();
  await page.getByText(publishing.errors.changedMeanwhile).first().waitFor();
  await operator.axe();
  await submit(page);
  await page.waitForURL((url) => url.pathname === tournament);
  const now = await send<{ tournament: object }>(operator, 'GET', `${path}/own`);
  expect(now.tournament).toMatchObject({
    venue: 'A fourth hall',
    notes: 'Bring shoes for indoors',
  });

  await page.goto('/operator/business');
  await page.locator('[name=phone]').waitFor();
  await to('/operator/announcements');
  const { business } = await send<{ business: object }>(operator, 'GET', '/api/operator/business');
  await send(operator, 'PUT', '/api/operator/business', { ...business, phone: '03-1111-2222' });
  await to('/operator/business');
  expect(await value('phone')).toBe('03-1111-2222');
  // Both change the number: the second editor is asked, and saving again replaces it.
  await page.fill('[name=phone]', '03-5555-6666');
  await send(operator, 'PUT', '/api/operator/business', { ...business, phone: '03-3333-4444' });
  await submit(page);
  await page.getByText(operatorText.clashTitle).waitFor();
  await page.getByText('03-3333-4444').waitFor();
  await operator.axe();
  await submit(page);
  await page.getByText(operatorText.businessSaved).first().waitFor();
  const after = await send<{ business: object }>(operator, 'GET', '/api/operator/business');
  expect(after.business).toMatchObject({ phone: '03-5555-6666' });

  const news = { titleEn: 'Autumn hours', titleJa: '秋の時間', bodyEn: '', bodyJa: '' };
  const { announcement } = await send<{ announcement: { id: number } }>(
    operator,
    'POST',
    '/api/operator/announcements',
    { id: uuidv7(), announcement: news },
  );
  await page.goto('/operator/announcements');
  const card = page.locator('main li', { hasText: '秋の時間' }).first();
  await card.waitFor();
  await send(operator, 'PUT', `/api/operator/announcements/${announcement.id}`, {
    announcement: { ...news, titleEn: 'Hours in autumn' },
  });
  await card.getByRole('button', { name: operatorText.publish }).click();
  await card.getByText('Hours in autumn').first().waitFor();
  await card.getByRole('button', { name: operatorText.edit }).click();
  expect(await page.inputValue('dialog[open] [name=titleEn]')).toBe('Hours in autumn');
  await page.fill('dialog[open] [name=titleEn]', 'Open longer');
  await page.fill('dialog[open] [name=bodyEn]', 'From 9');
  await send(operator, 'PUT', `/api/operator/announcements/${announcement.id}`, {
    announcement: { ...news, titleEn: 'Open all day', bodyJa: '9時から' },
  });
  const save = page
    .locator('dialog[open]')
    .getByRole('button', { name: operatorText.save, exact: true });
  await save.click();
  await page.getByText(operatorText.clashTitle).waitFor();
  await page.locator('dialog[open]').getByText('Open all day').waitFor();
  await operator.axe();
  await save.click();
  await card.getByText('Open longer').first().waitFor();
  const all = await send<{ announcements: object[] }>(
    operator,
    'GET',
    '/api/operator/announcements',
  );
  expect(all.announcements[0]).toMatchObject({
    titleEn: 'Open longer',
    bodyEn: 'From 9',
    bodyJa: '9時から',
  });
});
