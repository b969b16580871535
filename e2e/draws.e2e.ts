import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { appCached, readsCached } from './support/cached.ts';
import { send } from './support/club.ts';
import {
  firstEvent,
  organizerPhone,
  PLAYERS,
  publishedDraw,
  publishedWith,
} from './support/organizer.ts';
import { inDialog, press, shows, unaware, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** From a closed event to the draw that a parent checks (next.md, B13). */
test.use({ world: { demo: true } });

const { eventDraws, publicDraws } = words.en;

const confirm = (page: Page, name: string) => written(page, () => inDialog(page, name));

for (const language of ['en', 'ja'] as const) {
  test(`An event is drawn, changed, published, checked by a parent and taken back, in ${language}`, async ({
    newPhone,
  }) => {
    const { eventDraws: t, draws, publicDraws: everybody } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const event = await firstEvent(organizer, await publishedWith(organizer, PLAYERS));
    await send(organizer, 'POST', `${event.api}/close`);

    // Nothing is out before it is published.
    const parent = await newPhone({ language });
    await parent.page.goto(event.publicPage);
    await shows(parent.page, everybody.noneTitle);
    await parent.axe();

    // The format has its figures before the draw.
    await page.goto(event.steps);
    await shows(page, t.matches(10));
    await organizer.axe();
    await organizer.screenshot(`format-${language}`, { fullPage: true });
    await page.getByLabel(t.thirdPlace).check();
    await shows(page, t.matches(11));
    await written(page, () => press(page, t.drawNow));
    await shows(page, t.draftTitle(1));
    await shows(page, t.noClashes.knockout);
    await organizer.axe();
    await organizer.screenshot(`draft-${language}`, { fullPage: true });
    await parent.page.reload();
    await shows(parent.page, everybody.noneTitle);

    // An exchange needs two places and a reason; what is typed survives a reload.
    await press(page, t.exchange);
    await page.locator('main form').getByRole('button', { name: t.doExchange }).click();
    for (const error of [t.errors.chooseFirst, t.errors.chooseSecond, t.errors.reasonMissing]) {
      await shows(page, error);
    }
    await organizer.axe();
    await page.getByLabel(t.first).selectOption('1');
    await page.getByLabel(t.second).selectOption('16');
    await page.getByLabel(t.reason).fill('兄弟のため');
    await page.reload();
    await press(page, t.exchange);
    await expect(page.getByLabel(t.reason)).toHaveValue('兄弟のため');
    await organizer.screenshot(`exchange-${language}`, { fullPage: true });
    await written(page, () =>
      page.locator('main form').getByRole('button', { name: t.doExchange }).click(),
    );
    await shows(page, everybody.exchangedLines(1, 16));

    // Publishing says what it does.
    await press(page, t.publish);
    await page.locator('dialog[open]').getByText(t.publishMeans.notified).waitFor();
    await organizer.axe();
    await confirm(page, t.publish);
    await shows(page, t.publishedTitle(1));
    await shows(page, t.lockedText);
    await organizer.axe();
    await organizer.screenshot(`published-${language}`, { fullPage: true });

    // A parent finds the child and checks the draw.
    await parent.page.goto(event.publicList);
    await shows(parent.page, everybody.states.published);
    await parent.axe();
    await parent.page.locator('main ul a').first().click();
    await shows(parent.page, everybody.randomSeed);
    await shows(parent.page, everybody.thirdPlaceText);
    await shows(parent.page, everybody.reasonIs('兄弟のため'));
    await parent.page.locator('main section li').first().waitFor();
    await parent.page.getByRole('searchbox').fill(language === 'ja' ? '藤井 葵' : 'L.O');
    await parent.page.getByRole('searchbox').press('Enter');
    await parent.page.locator('main [role=status]').getByText(/\d/).first().waitFor();
    await parent.axe();
    await parent.screenshot(`public-${language}`, { fullPage: true });
    await press(parent.page, everybody.check);
    await shows(parent.page, everybody.equalTitle);
    await shows(parent.page, everybody.equalAmended(1));
    await parent.axe();
    await parent.screenshot(`checked-${language}`, { fullPage: true });
    await parent.page.getByRole('tab', { name: draws.viewTree }).click();
    await parent.axe();

    // The sheet names the seed and the exchange.
    await parent.page.emulateMedia({ media: 'print' });
    const sheet = parent.page.locator('[aria-hidden=true] footer');
    await expect(sheet).toContainText(/\d{3,}/);
    await expect(sheet).toContainText('兄弟のため');
    await parent.page.emulateMedia({ media: 'screen' });

    // Taken back with a reason that everybody reads; the next draw counts up.
    await press(page, t.takeBack);
    await page.locator('main form').getByRole('button', { name: t.takeBackNow }).click();
    await shows(page, t.errors.reasonMissing);
    await page.getByLabel(t.reason).fill('登録漏れ');
    await organizer.axe();
    await written(page, () =>
      page.locator('main form').getByRole('button', { name: t.takeBackNow }).click(),
    );
    await shows(page, t.withdrawnTitle(1));
    await organizer.screenshot(`taken-back-${language}`, { fullPage: true });
    await parent.page.reload();
    await shows(parent.page, everybody.withdrawnTitle);
    await shows(parent.page, everybody.reasonIs('登録漏れ'));
    await parent.axe();
    await parent.screenshot(`withdrawn-${language}`, { fullPage: true });
    await written(page, () => press(page, t.drawAgain(2)));
    await shows(page, t.draftTitle(2));
  });

  test(`Eleven players are drawn into groups of 3, 4 and 4 with their umpires, in ${language}`, async ({
    newPhone,
  }) => {
    const { eventDraws: t, publicDraws: everybody, results } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const event = await firstEvent(organizer, await publishedWith(organizer, PLAYERS));
    await send(organizer, 'POST', `${event.api}/close`);
    await page.goto(event.steps);
    await page.check('[name=shape][value="4"]');
    await page.getByLabel(t.next).selectOption('first-two');
    await shows(page, t.sizeTimes(2, 4, 'Singles'));
    await organizer.axe();
    await written(page, () => press(page, t.drawNow));
    await shows(page, t.draftTitle(1));
    const cards = page.getByRole('list', { name: everybody.groups }).locator(':scope > li');
    await expect(cards).toHaveCount(3);
    const sizes = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelectorAll('h3 + ol > li').length),
    );
    expect(sizes.toSorted()).toEqual([3, 4, 4]);
    // The first match of each group and who umpires it: 2-3 (1) in a group of 3, 1-4 (2) in a group of 4.
    const first = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('h4 + ol > li [aria-hidden]')?.textContent),
    );
    expect(first.toSorted()).toEqual(
      [
        `1 – 4${everybody.umpire(2)}`,
        `1 – 4${everybody.umpire(2)}`,
        `2 – 3${everybody.umpire(1)}`,
      ].toSorted(),
    );
    await shows(page, everybody.nextStages['first-two']);
    await organizer.axe();
    await organizer.screenshot(`groups-${language}`, { fullPage: true });

    // Two of one group cannot be exchanged; two of different groups can.
    await press(page, t.exchange);
    const groups = page.getByLabel(t.first).locator('optgroup');
    const idOf = async (group: number, place: number) =>
      (await groups.nth(group).locator('option').nth(place).getAttribute('value')) ?? '';
    await page.getByLabel(t.first).selectOption(await idOf(0, 0));
    await page.getByLabel(t.second).selectOption(await idOf(0, 1));
    await page.getByLabel(t.reason).fill('同じ学校');
    await page.locator('main form').getByRole('button', { name: t.doExchange }).click();
    await shows(page, t.errors.SAME_GROUP);
    await page.getByLabel(t.second).selectOption(await idOf(1, 2));
    await written(page, () =>
      page.locator('main form').getByRole('button', { name: t.doExchange }).click(),
    );
    await shows(page, everybody.amendmentsText);
    await press(page, t.publish);
    await confirm(page, t.publish);
    await shows(page, t.publishedTitle(1));

    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(event.publicPage);
    await press(parent.page, everybody.check);
    await shows(parent.page, everybody.equalTitle);
    await parent.axe();
    await parent.screenshot(`public-groups-${language}`, { fullPage: true });
    await parent.page.emulateMedia({ media: 'print' });
    await expect(parent.page.locator('[aria-hidden=true] table')).toHaveCount(3);
    const sheet = parent.page.locator('[aria-hidden=true] footer');
    await expect(sheet).toContainText(results.ruleBook(results.ruleBooks['table-tennis']));
    await expect(sheet).toContainText(results.withdrawals.stand);
    await expect(sheet).toContainText(results.scoredAs(''));
  });
}

test('A draw that cannot be published says why, and can be once that is over', async ({
  newPhone,
  playerPhone,
  secondPhone,
}) => {
  const organizer = await organizerPhone(newPhone, 'en');
  const { page } = organizer;
  const tournamentId = await publishedWith(organizer, PLAYERS.slice(0, 8), {
    participationFee: '1000',
  });
  const event = await firstEvent(organizer, tournamentId);
  const player = await playerPhone('Ken Endo');
  const entryId = uuidv7();
  await send(player, 'POST', '/api/entries', { id: entryId, tournamentId, agreed: true });
  await send(organizer, 'POST', `${event.api}/close`);
  const second = await secondPhone(organizer);
  await unaware(second.page, `${event.api}/seeding`, '/draw');
  await second.page.goto(event.steps);
  await shows(second.page, eventDraws.drawText);
  await page.goto(event.steps);
  await written(page, () => press(page, eventDraws.drawNow));
  await shows(page, eventDraws.draftTitle(1));

  // The second person draws at the same time, and sees the draw that was first.
  second.allow(/409/);
  await written(second.page, () => press(second.page, eventDraws.drawNow));
  await shows(second.page, eventDraws.refusedTexts.DRAW_CHANGED);
  await shows(second.page, eventDraws.draftTitle(1));

  // A place is still reserved.
  organizer.allow(/409/);
  await shows(page, eventDraws.heldText(1));
  await press(page, eventDraws.publish);
  await confirm(page, eventDraws.publish);
  await shows(page, eventDraws.refusedTexts.PLACES_HELD);
  await organizer.axe();
  await send(player, 'POST', `/api/entries/${entryId}/withdraw`);

  // The second person has exchanged two places meanwhile: nothing is published that nobody has seen.
  await unaware(page, `${event.api}/seeding`, '/draw/publish');
  await press(second.page, eventDraws.exchange);
  await second.page.getByLabel(eventDraws.first).selectOption('2');
  await second.page.getByLabel(eventDraws.second).selectOption('3');
  await second.page.getByLabel(eventDraws.reason).fill('Brothers');
  await written(second.page, () =>
    second.page.locator('main form').getByRole('button', { name: eventDraws.doExchange }).click(),
  );
  await shows(second.page, publicDraws.exchangedLines(2, 3));
  await press(page, eventDraws.publish);
  await confirm(page, eventDraws.publish);
  await shows(page, eventDraws.refusedTexts.DRAW_CHANGED);
  await shows(page, publicDraws.exchangedLines(2, 3));
  await press(page, eventDraws.publish);
  await confirm(page, eventDraws.publish);
  await shows(page, eventDraws.publishedTitle(1));
});

test('A published draw can be read and checked without a connection once it was opened', async ({
  newPhone,
}) => {
  const organizer = await organizerPhone(newPhone, 'en');
  const format = { kind: 'groups', size: 'one', next: 'none' };
  const event = await publishedDraw(organizer, PLAYERS.slice(0, 3), format);
  const parent = await newPhone({ serviceWorker: true });
  await parent.page.goto(event.publicPage);
  await shows(parent.page, publicDraws.group(1));
  await appCached(parent.page);
  await readsCached(parent.page, 'publishedAt');
  await parent.setOffline(true);
  await parent.page.reload();
  await shows(parent.page, publicDraws.group(1));
  await press(parent.page, publicDraws.check);
  await shows(parent.page, publicDraws.equalTitle);
});
