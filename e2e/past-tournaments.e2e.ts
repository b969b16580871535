import { publicDrawsMessages as en } from '#features/event-draws/public-draws/public-draws.messages.en.ts';
import { publicDrawsMessages as ja } from '#features/event-draws/public-draws/public-draws.messages.ja.ts';
import { placesMessages as resultsEn } from '#features/results/places/places.messages.en.ts';
import { placesMessages as resultsJa } from '#features/results/places/places.messages.ja.ts';
import { tournamentsMessages as listEn } from '#features/tournaments/tournaments.messages.en.ts';
import { tournamentsMessages as listJa } from '#features/tournaments/tournaments.messages.ja.ts';
import { expect, test } from './support/test.ts';

/** The tournament of the demo that is over. */
test.use({ world: { demo: true } });

for (const [language, t, list, results, tournament] of [
  ['en', en, listEn, resultsEn, 'Suginami Table Tennis Championship'],
  ['ja', ja, listJa, resultsJa, '杉並卓球選手権'],
] as const) {
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
    await page.getByRole('link', { name: results.drawWithScores }).first().click();
    const won = language === 'en' ? /wins!$/ : /の優勝！$/;
    await expect(page.getByText(won)).toBeVisible();
    await axe();
  });
}
