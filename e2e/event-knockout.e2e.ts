import type { Page } from '@playwright/test';
import { confirmed, ended, scored, typeSets } from './support/event-results.ts';
import { organizerPhone, PLAYERS, publishedDraw } from './support/organizer.ts';
import { shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A published knockout of eight, to its champion and its third place (next.md, B13, 8). */
test.use({ world: { demo: true } });

const NAMES = PLAYERS.slice(0, 8);
const FORMAT = { kind: 'knockout', tradition: 'tennis', thirdPlace: true, consolation: false };

/** The card of a match in the list of rounds. */
const card = (page: Page, id: string) => page.locator(`[data-match="${id}"]`);
const open = (page: Page, id: string) => card(page, id).click();

for (const language of ['en', 'ja'] as const) {
  test(`A knockout is played, corrected and decided, one result of it without a connection, in ${language}`, async ({
    newPhone,
  }) => {
    const by = words[language];
    const { results: t, draws, knockoutScores: knockout } = by;
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const address = await publishedDraw(organizer, NAMES, FORMAT);
    await page.goto(address.steps);
    await shows(page, t.tapToEnter);
    await expect(page.getByText(draws.thirdPlace).first()).toBeVisible();
    await organizer.axe();

    // The first round: a score, a walkover, and two who did not appear.
    await open(page, '1-0');
    await shows(page, knockout.oneSet('set'));
    await expect(page.locator('[name="notes"]')).toHaveCount(0);
    await organizer.axe();
    await page.goBack();
    await open(page, '1-0');
    await scored(page, by);
    await expect(card(page, '1-0')).toContainText(draws.score('3-0'));
    await open(page, '1-1');
    await ended(page, 'walkover', by);
    await expect(card(page, '1-1')).toContainText(draws.walkover);
    await open(page, '1-2');
    await ended(page, 'double-walkover', by);
    await expect(card(page, '1-2')).toContainText(draws.doubleWalkover);
    await open(page, '1-3');
    await scored(page, by);
    await shows(page, draws.unopposed);
    await shows(page, t.resultsLock);

    // They had played on another court: the next match is to be played after all.
    await open(page, '1-2');
    await page.locator('[name="result"][value="score"]').click();
    await typeSets(page, '11', '9');
    await confirmed(page, by);
    await expect(page.getByText(draws.unopposed)).toHaveCount(0);

    // A correction that clears the next round, after it is named.
    await open(page, '2-0');
    await scored(page, by);
    await open(page, '1-0');
    await typeSets(page, '7', '11');
    await submit(page);
    await shows(page, knockout.clearsTitle(1));
    await organizer.axe();
    await page.locator('dialog[open]').getByRole('button', { name: knockout.confirm }).click();
    await shows(page, t.tapToEnter);
    await expect(card(page, '2-0')).not.toContainText(draws.score('3-0'));
    await open(page, '2-0');
    await scored(page, by);
    await open(page, '2-1');
    await scored(page, by);
    await open(page, '3-1');
    await scored(page, by, { lower: true });
    await expect(card(page, '3-1')).toContainText(draws.score('0-3'));

    // The final, in a hall without a connection.
    await open(page, '3-0');
    await shows(page, knockout.oneSet('set'));
    await typeSets(page, '11', '8');
    await organizer.setOffline(true);
    await confirmed(page, by);
    await expect(card(page, '3-0')).toContainText(draws.notSent);
    await organizer.screenshot(`event-knockout-${language}`, { fullPage: true });
    await organizer.setOffline(false);
    await expect(card(page, '3-0')).not.toContainText(draws.notSent);

    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(address.publicPage);
    await shows(parent.page, draws.thirdPlace);
    const won = language === 'en' ? /wins!$/ : /の優勝！$/;
    await expect(parent.page.getByText(won)).toBeVisible();
    const third = parent.page.getByRole('region', { name: draws.thirdPlace });
    await expect(third).toContainText(draws.score('0-3'));
    await expect(parent.page.locator('main [data-match]')).toHaveCount(0);
    await parent.axe();
    await parent.screenshot(`public-knockout-${language}`, { fullPage: true });
  });
}
