import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';

test.use({ world: { demo: true } });

/** The file that a tap on the button saves. */
async function saved(page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('A person downloads all of their data', async ({ playerPhone }) => {
  const phone = await playerPhone('Mika Maximiliana Featherstonehaugh-Vanderbilt');
  const { page } = phone;
  await page.goto('/my-page?tab=settings');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('heading', { name: 'Your data', level: 1 }).waitFor();
  await phone.axe();
  await phone.screenshot('data en', { fullPage: true });

  const json = await saved(page, 'Download for programs');
  expect(json.name).toMatch(/^rallydays-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text(json.bytes)).parts.profile[0].name).toContain('Featherstonehaugh');
  await page.getByText('Your data has been saved to this device', { exact: true }).waitFor();

  const zip = unzipSync((await saved(page, 'Download spreadsheets')).bytes);
  expect(Object.keys(zip)).toContain('points.csv');
  expect(text(zip['profile.csv'])).toContain('"Name"');
});

test('A person downloads all of their data in Japanese, and a lost connection says so', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('桜井 みのり', { language: 'ja', dark: true });
  const { page } = phone;
  await page.goto('/account/data');
  await page.getByRole('heading', { name: 'データの管理', level: 1 }).waitFor();
  await phone.axe();
  await phone.screenshot('data ja', { fullPage: true });
  const zip = unzipSync((await saved(page, '表計算用')).bytes);
  expect(Object.keys(zip)).toContain('はじめにお読みください.txt');
  expect(text(zip['登録情報.csv'])).toContain('"桜井 みのり"');

  await phone.setOffline(true);
  await page.getByRole('button', { name: 'そのほかの形式' }).click();
  await page.getByText('ダウンロードできませんでした', { exact: true }).waitFor();
});
