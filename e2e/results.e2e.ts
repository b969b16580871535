import type { Page } from '@playwright/test';
import { courtsToday } from './support/court-links.ts';
import { confirmed } from './support/event-results.ts';
import { resultEntered } from './support/live.ts';
import { organizerPhone } from './support/organizer.ts';
import { courtCard, press, shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The end of a tournament: final results, a correction, a storm, and what is printed (next.md, C8). */
test.use({ world: { demo: true } });

const NAMES = ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'];
const REASON = 'Written down wrongly 記録間違いのため';

const agreed = (page: Page, name: string) =>
  written(page, () => page.getByRole('alertdialog').getByRole('button', { name }).click());
/** How many certificates are on the paper. */
const sheets = (page: Page) => page.locator('article[lang]:visible');

for (const language of ['en', 'ja'] as const) {
  const by = words[language];
  const { closing: t, places, certificates, live, publicDraws: draws } = by;

  test(`A desk makes results final, prints the report and certificates, and corrects a result, in ${language}`, async ({
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, NAMES);
    const { page } = desk;
    const here = `/organizer/tournaments/${id}/results`;
    await page.goto(here);
    await shows(page, t.open(3));
    await desk.axe();
    for (const match of ['1-0', '1-1', '2-0']) await resultEntered(desk, id, match, '11-7');

    // They become final after a question.
    await page.goto(here);
    await shows(page, t.readyTitle);
    await desk.axe();
    await press(page, t.finalize);
    await desk.axe();
    await agreed(page, t.finalize);
    await shows(page, t.finalTitle);
    await desk.axe();
    await desk.screenshot(`closing-${language}`, { fullPage: true });

    // Everybody reads the places, and how a certificate looks.
    const parent = await newPhone({ language });
    const { page: theirs } = parent;
    await theirs.goto(`/tournaments/${id}/results`);
    const rows = theirs.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(5);
    const champion = await rows.nth(1).getByRole('cell').nth(1).textContent();
    const second = await rows.nth(2).getByRole('cell').nth(1).textContent();
    await parent.axe();
    await parent.screenshot(`results-${language}`, { fullPage: true });
    const download = theirs.waitForEvent('download');
    await press(theirs, places.csvPlaces);
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await theirs.getByRole('link', { name: places.toCertificates }).click();
    await theirs.locator(`[data-mark="${certificates.sample}"]`).first().waitFor();
    await parent.axe();
    for (const name of NAMES) await expect(theirs.getByText(name)).toHaveCount(0);

    // The desk prints with whole names.
    await page.getByRole('link', { name: t.toReport }).click();
    await shows(page, t.reportText);
    await desk.axe();
    await page.emulateMedia({ media: 'print' });
    for (const name of NAMES) await expect(page.getByText(name).first()).toBeVisible();
    await desk.screenshot(`report-${language}`, { fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/organizer/tournaments/${id}/certificates`);
    await expect(sheets(page)).toHaveCount(1);
    await desk.axe();
    if (language === 'ja') await page.check('[name=direction][value=vertical]');
    await page.locator('[name=signer]').fill('さくら市卓球協会\n会長 佐藤 一郎');
    await written(page, () => press(page, certificates.save));
    await shows(page, certificates.saved);
    await page.emulateMedia({ media: 'print' });
    await expect(sheets(page)).toHaveCount(4);
    await desk.screenshot(`certificates-${language}`, { fullPage: true });
    await page.emulateMedia({ media: 'screen' });

    // The final was written down wrongly: everybody reads what has changed, and why.
    await page.goto(here);
    await press(page, t.openCorrection);
    await shows(page, t.reasonMissing);
    await desk.axe();
    await page.locator('[name=reason]').fill(REASON);
    await press(page, t.openCorrection);
    await page.locator('[data-match="2-0"]').click();
    await page.locator('[name="sets.0.player1Score"]').fill('7');
    await page.locator('[name="sets.0.player2Score"]').fill('11');
    await written(page, () => confirmed(page, by));
    await theirs.goto(`/tournaments/${id}/results`);
    await shows(theirs, places.corrections);
    await shows(theirs, REASON);
    await expect(rows.nth(1)).toContainText(second ?? '');
    await expect(rows.nth(2)).toContainText(champion ?? '');
    await parent.axe();
    await parent.screenshot(`corrected-${language}`, { fullPage: true });
    await theirs.goto(`/live/${id}`);
    await shows(theirs, live.over);
    await expect(theirs.getByText('7-11', { exact: true })).toBeVisible();
    await parent.axe();
    await theirs.goto(`/tournaments/${id}/draws`);
    await expect(theirs.getByText(draws.endedEarlyTitle)).toHaveCount(0);
  });

  test(`A storm ends the day early: live page, board, draws and results say so, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, NAMES);
    await resultEntered(desk, id, '1-0', '11-7');
    const parent = await newPhone({ language });
    await parent.page.goto(`/live/${id}`);
    await courtCard(parent.page, '1').waitFor();
    const wall = await newPhone({ language, width: 1920, height: 1080 });
    await wall.page.goto(`/live/${id}/board`);
    await wall.page.locator('time').first().waitFor();

    const { page } = desk;
    await page.goto(`/organizer/tournaments/${id}/results`);
    await press(page, t.earlyButton);
    await shows(page, t.earlyEffect(2));
    await page.check('[name=why][value=storm]');
    await desk.axe();
    await agreed(page, t.endNow);
    await shows(page, t.endedTitle);
    await desk.axe();
    for (const phone of [parent, wall]) {
      await phone.page.getByText(draws.endedEarlyTitle).waitFor();
      await phone.page.getByText(draws.endedEarlyWhy.storm).first().waitFor();
      await phone.axe();
    }
    await parent.screenshot(`storm-live-${language}`, { fullPage: true });
    await wall.screenshot(`storm-board-${language}`);

    // It was over too soon: the day goes on, and ends after all.
    await press(page, t.playOn);
    await shows(page, t.earlyButton);
    await courtCard(parent.page, '1').waitFor();
    await expect(wall.page.getByText(draws.endedEarlyTitle)).toHaveCount(0);
    await press(page, t.earlyButton);
    await agreed(page, t.endNow);
    await parent.page.getByText(draws.endedEarlyTitle).waitFor();

    // The rest is cancelled, and who is left shares the places.
    const list = `/tournaments/${id}/draws`;
    for (const path of [list, `/tournaments/${id}/results`]) {
      await parent.page.goto(path);
      await parent.page.getByText(draws.endedEarlyTitle).waitFor();
      await parent.axe();
    }
    await shows(parent.page, places.sharedPlacesText);
    await expect(parent.page.getByRole('cell', { name: '1-4', exact: true })).toHaveCount(2);
    await parent.screenshot(`storm-results-${language}`, { fullPage: true });
    await press(page, t.finalize);
    await agreed(page, t.finalize);
    await shows(page, t.finalTitle);
    await parent.page.reload();
    await parent.page.getByText(draws.endedEarlyTitle).waitFor();
  });
}
