import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The tournament of the demo that is over. */
test.use({ world: { demo: true } });

for (const [language, tournament] of [
  ['en', 'Suginami Table Tennis Championship'],
  ['ja', '杉並卓球選手権'],
] as const) {
  const { publicDraws: t, tournaments: list, places: results, ratings } = words[language];

  test(`A visitor finds the champion of a tournament that is over, in ${language}`, async ({
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language });
    await page.goto('/open-tournaments');
    await page.getByRole('link', { name: list.past }).click();
    await page.getByRole('heading', { level: 1, name: t.pastTitle }).waitFor();
    await page.getByRole('link', { name: tournament }).waitFor();
    await axe();
    await page.getByRole('link', { name: tournament }).click();
    await page.getByRole('heading', { level: 1, name: tournament }).waitFor();
    await axe();
    await page.getByRole('button', { name: results.sharePlaces }).first().click();
    const picture = page.locator('dialog[open] canvas');
    await expect.poll(() => colours(picture)).toBeGreaterThan(3);
    await axe();
    await page.getByRole('tab', { name: ratings.shareSquare }).click();
    await expect.poll(() => picture.evaluate((one: HTMLCanvasElement) => one.height)).toBe(1080);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: results.drawWithScores }).first().click();
    const won = language === 'en' ? /wins!$/ : /の優勝！$/;
    await expect(page.getByText(won)).toBeVisible();
    await axe();
    // The person has asked for less motion.
    await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  });
}

test('A title of today is celebrated once with confetti, where the person wants motion; an old one is not', async ({
  newPhone,
}) => {
  const { page } = await newPhone({ motion: true });
  const open = async () => {
    await page.goto('/past-tournaments');
    await page.getByRole('link', { name: 'Suginami Table Tennis Championship' }).click();
    await page.getByRole('link', { name: words.en.places.drawWithScores }).first().click();
    await page.getByText(/wins!$/).waitFor();
  };
  await open();
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  // The same draw, as if it had been played today.
  await page.route(/\/api\/tournaments\/.*draw/, async (route) => {
    const response = await route.fetch();
    const scoredAt = `"scoredAt":"${new Date().toISOString()}"`;
    const body = (await response.text()).replaceAll(/"scoredAt":"[^"]+"/g, scoredAt);
    await route.fulfill({ response, body });
  });
  await open();
  await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
  await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
});

/** How many colours a picture has at its edge and along its leaves: an empty canvas has one. */
function colours(picture: Locator): Promise<number> {
  return picture.evaluate((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d');
    const found = new Set<string>();
    for (let y = 0; y < canvas.height; y += 20) {
      for (let x = 0; x < canvas.width; x += 20) {
        found.add(String(pen?.getImageData(x, y, 1, 1).data));
      }
    }
    return found.size;
  });
}
