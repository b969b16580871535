import type { Page } from '@playwright/test';
import { appCached } from './support/cached.ts';
import { called, courtsToday, linksMade, resultVersions, typeGame } from './support/court-links.ts';
import { organizerPhone } from './support/organizer.ts';
import { press, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A court without a network: nothing is lost, and nothing arrives twice (next.md, C6 and C12 (6)). */
test.use({ world: { demo: true } });

const asked = (page: Page) => page.locator('dialog[open]');
const closed = (page: Page) => asked(page).waitFor({ state: 'detached' });

/** The players are asked on the device, and answer later. */
async function later(page: Page): Promise<void> {
  await asked(page).waitFor();
  await page.keyboard.press('Escape');
  await closed(page);
}

/** From now on the camera of a phone sees this picture, in the middle of a larger one. */
async function cameraShows(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
    const pen = canvas.getContext('2d')!;
    const draw = () => {
      pen.fillStyle = '#777';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(image, 340, 180, 600, 600);
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, picture.toString('base64'));
}

for (const language of ['en', 'ja'] as const) {
  const { courtLinks: t, linkDesk: deskWords } = words[language];

  test(`Three results of a court without a network arrive once each, one of them handed over before, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1);
    const [link] = await linksMade(desk, id);
    await called(desk, id, 0);
    const tablet = await newPhone({ language, serviceWorker: true });
    const { page } = tablet;
    await page.goto(link!.page);
    await page.getByRole('button', { name: t.start, exact: true }).waitFor();
    await appCached(page);
    await tablet.setOffline(true);

    // By the keyboard: under a mouse that waits to click there, a message that covers the button would stay.
    const playNext = () =>
      page.getByRole('button', { name: t.playNext, exact: true }).press('Enter');

    // The match on the court: both players agree here, also without a network.
    await press(page, t.start);
    await typeGame(page, 11, 7);
    await submit(page);
    const names = page.locator('dialog[open] button[aria-pressed="false"]');
    await names.first().click();
    await names.first().click();
    await closed(page);
    await shows(page, t.notSent);
    await shows(page, t.agreed);
    await tablet.axe();
    // The next two, with a reload between them.
    await playNext();
    await page.reload();
    await typeGame(page, 11, 8);
    await submit(page);
    await later(page);
    await playNext();
    await typeGame(page, 9, 11);
    await submit(page);
    await later(page);
    await page.reload();
    await expect(page.getByText(t.notSent, { exact: true })).toHaveCount(3);
    await tablet.axe();
    await tablet.screenshot(`offline-${language}`, { fullPage: true });

    // The desk takes the first of them from the QR code by its camera, and once more as text: nothing is doubled.
    await page.getByRole('button', { name: t.handOver }).first().click();
    const dialog = page.locator('dialog[open]');
    const text = (await dialog.getByText(/^RD1\./).textContent()) ?? '';
    await tablet.axe();
    await tablet.screenshot(`qr-${language}`);
    const seen = await dialog.getByRole('img').screenshot();
    await page.keyboard.press('Escape');
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day/scan`);
    await shows(desks, deskWords.noCameraTitle);
    await desk.axe();
    await cameraShows(desks, seen);
    await press(desks, deskWords.tryCamera);
    await shows(desks, deskWords.taken);
    await desk.axe();
    await desk.screenshot(`taken-${language}`, { fullPage: true });
    expect(await resultVersions(desk, id)).toEqual([1]);
    await desks.reload();
    await desks.getByLabel(deskWords.typed).fill(text);
    await press(desks, deskWords.take);
    await shows(desks, deskWords.taken);
    expect(await resultVersions(desk, id)).toEqual([1]);

    // The network is back: all three have arrived, each once.
    await tablet.setOffline(false);
    await expect(page.getByText(t.notSent, { exact: true })).toHaveCount(0);
    await expect.poll(() => resultVersions(desk, id)).toEqual([1, 1, 1]);
    await tablet.axe();
  });
}
