import type { Page } from '@playwright/test';
import { shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Several events in one tournament: the organizer adds them, a player enters two and pays once. */

test.use({ world: { demo: true } });

const own = {
  en: { name: "Women's singles", tournament: 5, fees: ['¥500', '¥2,500'] },
  ja: { name: '女子シングルス', tournament: 7, fees: ['500円', '3,500円'] },
} as const;

async function payByCard(page: Page): Promise<void> {
  await page.fill('[name=cardholderName]', 'HANAKO YAMADA');
  await page.fill('[name=cardNumber]', '4242424242424242');
  await page.fill('[name=expiryDate]', '12/39');
  await page.fill('[name=cvv]', '123');
  await submit(page);
}

for (const language of ['en', 'ja'] as const) {
  test(`A player enters two events of a tournament, pays once and leaves one of them, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    test.setTimeout(240_000);
    const w = words[language];
    const events = `/organizer/tournaments/${own[language].tournament}/events`;

    // The organizer adds an event from a template. A name that is taken and an empty fee are refused.
    const organizer = await newPhone({ language });
    const { page: desk } = organizer;
    await desk.goto(events);
    await desk.getByRole('heading', { level: 1, name: w.ownEvents.title }).waitFor();
    await organizer.axe();
    await desk.getByRole('link', { name: own[language].name, exact: true }).click();
    await desk.fill('[name=participationFee]', '');
    await submit(desk);
    await shows(desk, w.ownEvents.errors.feeMissing);
    await organizer.axe();
    await desk.fill('[name=participationFee]', '500');
    await desk.fill('[name=participantLimit]', '16');
    await submit(desk);
    await desk.waitForURL(`**${events}`);
    await expect.poll(() => desk.locator('main ul').count()).toBe(2);
    await organizer.axe();
    await desk.goto(`${events}/new?template=ws`);
    await submit(desk);
    await shows(desk, w.ownEvents.errors.nameTaken);

    // The player finds both events on one card, and chooses both.
    const player = await playerPhone(`Ito ${language}`, { language });
    const { page } = player;
    await page.goto('/open-tournaments');
    await shows(page, w.tournaments.eventsFrom(2, own[language].fees[0]));
    await player.axe();
    await page.goto(`/confirm-tournament-application/${own[language].tournament}`);
    const boxes = page.locator('input[name^=event-]');
    await expect.poll(() => boxes.count()).toBe(2);
    await shows(page, w.entries.chooseFirst);
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await shows(page, w.entries.total(2, own[language].fees[1]));
    await page.check('[name=agreed]');
    await player.axe();
    await submit(page);

    // One reservation and one payment of the sum.
    await page.waitForURL('**/tournament-payment');
    await page.waitForSelector('[name=cardNumber]');
    await shows(page, own[language].name);
    await shows(page, own[language].fees[1]);
    await player.axe();
    await payByCard(page);
    await shows(page, w.payments.thanks);

    // Both are in; leaving one refunds its part only.
    await page.goto('/my-tournaments');
    const cards = page.locator('main li', { hasText: w.entries.withdraw });
    await expect.poll(() => cards.count()).toBe(2);
    await player.axe();
    const left = cards.filter({ hasText: own[language].name });
    await left.getByRole('button', { name: w.entries.withdraw }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(w.entries.withdrawPaid(own[language].fees[0])).waitFor();
    await player.axe();
    await dialog.getByRole('button', { name: w.entries.withdrawNow }).click();
    await shows(page, w.entries.withdrawnRefund(own[language].fees[0]));
    await expect.poll(() => cards.count()).toBe(1);
    await page.goto(`/confirm-tournament-application/${own[language].tournament}`);
    await shows(page, w.entries.eventConfirmed);
    // Only the other event can be chosen now.
    await expect(boxes).toHaveCount(1);
    expect(await boxes.nth(0).isDisabled()).toBe(false);

    // The organizer reads the list by event; an event that somebody has entered stays.
    await desk.goto(events);
    await desk.getByRole('link', { name: own[language].name }).first().click();
    await shows(desk, w.ownEvents.keepText);
    await organizer.axe();
    await desk.getByRole('link', { name: w.ownEvents.entries }).click();
    await desk.waitForURL('**/entries?event=*');
    await shows(desk, w.entryList.shown(1));
    await organizer.axe();
  });
}
