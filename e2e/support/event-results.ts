import type { Page } from '@playwright/test';
import { shows, submit } from './screen.ts';
import type { Words } from './words.ts';

/** The words of the screen on which an organizer enters the result of a match. */
type By = Pick<Words, 'results' | 'knockoutScores'>;

/** Types three sets with these points into the form that the screen shows. */
export async function typeSets(page: Page, upper: string, lower: string): Promise<void> {
  for (const at of [0, 1, 2]) {
    await page.locator(`[name="sets.${at}.player1Score"]`).fill(upper);
    await page.locator(`[name="sets.${at}.player2Score"]`).fill(lower);
  }
}

/** Confirms what the form says, and comes back to the draw. */
export async function confirmed(page: Page, { results, knockoutScores }: By): Promise<void> {
  await submit(page);
  await page.locator('dialog[open]').getByRole('button', { name: knockoutScores.confirm }).click();
  await shows(page, results.tapToEnter);
}

/** Three sets for the upper side of the match that the screen shows, or for the lower one. */
export async function scored(page: Page, by: By, { lower = false } = {}): Promise<void> {
  await (lower ? typeSets(page, '7', '11') : typeSets(page, '11', '7'));
  await confirmed(page, by);
}

/** How the match that the screen shows ended without being played; the lower side wins a walkover. */
export async function ended(page: Page, kind: string, by: By): Promise<void> {
  await page.getByRole('button', { name: by.knockoutScores.otherResult }).click();
  await page.locator(`[name="result"][value="${kind}"]`).check();
  if (kind === 'walkover') await page.locator('[name="winner"][value="player2"]').check();
  await confirmed(page, by);
}
