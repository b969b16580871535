import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { linkIn, mailTo } from './support/account.ts';
import { registerPlayer, send } from './support/club.ts';
import {
  drawn,
  drawPublished,
  firstEvent,
  organizerPhone,
  publishedWith,
} from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { press, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Players enter the result of their match, the other side answers, and the desk decides (next.md, C5). */
test.use({ world: { demo: true } });

const NAMES: { readonly first: string; readonly second: string } = {
  first: '千葉 空',
  second: '土井 海',
};
const LONG = 'Hohenzollern-Wittelsbach Maximilian Alexander';
/** The family name, as everybody reads it. */
const OPPONENT = '土井';

/** An event of today with two players on their phones, drawn and published; the desk has opened the day. */
async function today(
  desk: Phone,
  players: readonly Phone[],
  scoreFormat: string | null,
  names: typeof NAMES = NAMES,
): Promise<{ readonly id: number }> {
  const eventDate = dayInJapan(new Date());
  const hours = { eventDate, applicationDeadline: eventDate, startTime: '00:00' };
  const id = await publishedWith(desk, [], { tournamentName: 'Handshake Cup', ...hours });
  await send(desk, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
  for (const [at, player] of players.entries()) {
    await registerPlayer(player, at === 0 ? names.first : names.second);
    const entry = { id: uuidv7(), tournamentId: id, agreed: true };
    await send(player, 'POST', '/api/entries', entry);
  }
  const address = await firstEvent(desk, id);
  await drawn(desk, address, {
    kind: 'knockout',
    tradition: 'table-tennis',
    thirdPlace: false,
    consolation: false,
  });
  await drawPublished(desk, address);
  await send(desk, 'PUT', `${address.api}/draw/score-format`, {
    position: 0,
    seenDraw: 1,
    scoreFormat: scoreFormat === null ? null : { id: scoreFormat },
  });
  const court = { id: uuidv7(), name: '1' };
  await send(desk, 'POST', `/api/tournaments/${id}/day`, { courts: [court], events: [] });
  return { id };
}

async function type(page: Page, sets: readonly (readonly [number, number])[]): Promise<void> {
  for (const [at, [own, other]] of sets.entries()) {
    await page.locator(`[name="sets.${at}.player1Score"]`).fill(String(own));
    await page.locator(`[name="sets.${at}.player2Score"]`).fill(String(other));
  }
}

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

for (const language of ['en', 'ja'] as const) {
  test(`A player enters a result, the other says no, and the desk decides, in ${language}`, async ({
    newPhone,
  }) => {
    const t = words[language].handshake;
    const desk = await organizerPhone(newPhone, language);
    const first = await newPhone({ language });
    const second = await newPhone({ language });
    const { id } = await today(desk, [first, second], 'table-tennis-3');

    const { page } = first;
    await page.goto(`/my-matches/${id}`);
    await shows(page, OPPONENT);
    await first.axe();
    await first.screenshot(`own-matches-${language}`, { fullPage: true });
    await follow(page, t.enter);
    await type(page, [
      [11, 7],
      [11, 9],
    ]);
    await first.axe();
    await submit(page);
    await shows(page, t.states.entered);
    await first.axe();
    await first.screenshot(`entered-${language}`, { fullPage: true });

    // The other side says no, with another score.
    const { page: theirs } = second;
    await theirs.goto(`/my-matches/${id}`);
    await theirs.getByRole('link', { name: t.no, exact: true }).waitFor();
    await second.axe();
    await second.screenshot(`asked-${language}`, { fullPage: true });
    await follow(theirs, t.no);
    await shows(theirs, t.deniedTitle);
    await type(theirs, [
      [7, 11],
      [9, 11],
    ]);
    await second.axe();
    await submit(theirs);
    await shows(theirs, t.disputedText);

    // The desk sees both versions and decides.
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day/results`);
    await shows(desks, t.disputes(1));
    await expect(desks.getByText('7–11 9–11')).toBeVisible();
    await desk.axe();
    await desk.screenshot(`disputes-${language}`, { fullPage: true });
    await press(desks, t.keepEntered);
    await shows(desks, t.noneOpen);
    await desk.axe();
    await page.goto(`/my-matches/${id}`);
    await shows(page, t.states.confirmed);
  });

  test(`Both players confirm a result on one phone, entered without a signal, in ${language}`, async ({
    newPhone,
  }) => {
    const t = words[language].handshake;
    const desk = await organizerPhone(newPhone, language);
    const first = await newPhone({ language });
    const second = await newPhone({ language });
    const { id } = await today(desk, [first, second], 'table-tennis-1');
    const { page } = first;
    await page.goto(`/my-matches/${id}`);
    await follow(page, t.enter);
    await type(page, [[11, 7]]);
    await first.setOffline(true);
    await submit(page);
    await shows(page, t.notSent);
    await first.setOffline(false);
    await shows(page, t.states.entered);
    await press(page, t.together);
    await first.axe();
    await press(page, NAMES.first);
    await press(page, OPPONENT);
    await shows(page, t.states.confirmed);
  });

  test(`Without score rules a player says who could not go on, without a signal, in ${language}`, async ({
    newPhone,
  }) => {
    const t = words[language].handshake;
    const f = words[language].scoreFormats;
    const desk = await organizerPhone(newPhone, language);
    const first = await newPhone({ language });
    const second = await newPhone({ language });
    const { id } = await today(desk, [first, second], null, { ...NAMES, second: LONG });
    const { page } = first;
    await page.goto(`/my-matches/${id}`);
    await follow(page, t.enter);
    await first.screenshot(`plain-card-${language}`, { fullPage: true });
    await type(page, [[11, 7]]);
    await press(page, f.endedEarly);
    await shows(page, f.whoMissing);
    await first.axe();
    await page.getByRole('radio', { name: /Hohenzollern/ }).check();
    await first.screenshot(`plain-card-retired-${language}`, { fullPage: true });
    await first.setOffline(true);
    await submit(page);
    await shows(page, t.notSent);
    await first.setOffline(false);
    await shows(page, t.states.entered);
    await first.screenshot(`plain-card-entered-${language}`, { fullPage: true });
    // The player who led reads in words that they are out.
    await second.page.goto(`/my-matches/${id}`);
    const question = second.page.getByText(/right\?|合っていますか/);
    await question.filter({ hasText: t.retired(LONG) }).waitFor();
    await second.axe();
    await second.screenshot(`plain-card-asked-${language}`, { fullPage: true });
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`A mother enters the result of her child by the mailed link, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const t = words[language].handshake;
    const desk = await organizerPhone(newPhone, language);
    const child = await newPhone({ language });
    const other = await newPhone({ language });
    const { id } = await today(desk, [child, other], 'table-tennis-1');
    const address = `mother-${language}-${id}@example.com`;
    const guardian = { age: 'under-18', guardianEmail: address, currentPassword: 'correct horse' };
    await send(child, 'PUT', '/api/guardians/mine', guardian);

    // She confirms, and her page leads to the matches of today.
    const mother = await newPhone({ language });
    const { page } = mother;
    // In the language of the child's account.
    const subject = /保護者の方へ|named you/;
    await page.goto(linkIn(await mailTo(app, address, subject), '/guardian'));
    await press(page, words[language].guardianPage.confirm);
    await page.getByRole('link', { name: words[language].ownDay.toGuarded }).waitFor();
    await mother.axe();
    await mother.screenshot(`guardian-page-${language}`, { fullPage: true });

    // The code of the venue checks the child in.
    await follow(page, words[language].ownDay.checkIn);
    const { day } = await send<{ day: { opened: { code: string } } }>(
      desk,
      'GET',
      `/api/tournaments/${id}/day`,
    );
    await page.locator('[name="code"]').fill(day.opened.code);
    await mother.axe();
    await mother.screenshot(`guardian-check-in-${language}`, { fullPage: true });
    await submit(page);
    await shows(page, t.checkedIn);

    await follow(page, words[language].ownDay.toGuarded);
    await page.getByRole('link', { name: t.enter, exact: true }).waitFor();
    await shows(page, OPPONENT);
    await mother.axe();
    await mother.screenshot(`guardian-matches-${language}`, { fullPage: true });
    await follow(page, t.enter);
    await type(page, [[11, 7]]);
    await submit(page);
    await shows(page, t.states.entered);
    await mother.screenshot(`guardian-entered-${language}`, { fullPage: true });

    // The opponent agrees on the own phone, and she reads it.
    await other.page.goto(`/my-matches/${id}`);
    await press(other.page, t.yes);
    await shows(other.page, t.states.confirmed);
    await page.reload();
    await shows(page, t.states.confirmed);

    // A link that nobody has opens nothing.
    mother.allow(/404/);
    await page.goto(`/guardian/${uuidv7()}/matches/${id}#nothing`);
    await shows(page, t.linkUnknown);
  });
}
