import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { send } from './support/club.ts';
import {
  drawn,
  drawPublished,
  type EventAddress,
  firstEvent,
  organizerPhone,
  publishedWith,
} from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { press, shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** The second seed withdraws after the draw is out (next.md, B6 and B13 (6)). */
test.use({ world: { demo: true } });

const FORMAT = { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: false };
const NAMES = Array.from({ length: 16 }, (_, at) => `選手 ${String(at + 1).padStart(2, '0')}`);

interface Prepared {
  readonly event: {
    readonly seeding: {
      readonly version: number;
      readonly entrants: readonly { readonly number: number; readonly name: string }[];
    };
  };
}

interface Published {
  readonly event: { readonly draw: { readonly made: Draw } };
}

interface Played {
  readonly event: {
    readonly draw: {
      readonly made: Draw;
      readonly people: readonly { readonly id: string; readonly name: string }[];
      readonly results: { readonly stageId: string };
    };
  };
}

/** Seeds the entrants in the order of their names, draws them and publishes the draw; gives the line of the third seed. */
async function publish(organizer: Phone, event: EventAddress): Promise<number> {
  const { api } = event;
  const closed = await send<Prepared>(organizer, 'POST', `${api}/close`);
  const { version: baseVersion, entrants } = closed.event.seeding;
  const order = entrants
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ number }) => number);
  await send(organizer, 'PUT', `${api}/seeding`, { baseVersion, order, seedCount: 4 });
  await drawn(organizer, event, FORMAT);
  const out = await drawPublished<Published>(organizer, event);
  return linesOf(out.event.draw.made).indexOf(String(order[2])) + 1;
}

/** Opens the assistant for one of the list. */
async function choose(page: Page, steps: string, name: string, t: Words['withdrawing']) {
  await page.goto(`${steps}/withdraw`);
  await page.getByLabel(t.who, { exact: true }).selectOption({ label: name });
  await press(page, t.goOn);
  await shows(page, t.nothingSaved);
}

for (const language of ['en', 'ja'] as const) {
  test(`Seed 2 withdraws from the published draw: the next seeds move up, and anybody can check it, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { withdrawing: t, publicDraws: out } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, NAMES, { tournamentName: 'Late Cup' });
    const waiting = await playerPhone('若菜 花', { language });
    await send(waiting, 'POST', '/api/entries/waiting', { id: uuidv7(), tournamentId });
    const event = await firstEvent(organizer, tournamentId);
    const third = await publish(organizer, event);

    // The choices are beside each other with their effects; nothing is saved yet.
    const { page } = organizer;
    await choose(page, event.steps, '選手 02', t);
    await shows(page, t.choices.bye);
    await shows(page, out.moved('選手 03', third, 16));
    await organizer.axe();
    await organizer.screenshot(`late-choices-${language}`, { fullPage: true });
    await page.locator('input[value=bye]').check();
    await press(page, t.doIt);
    await shows(page, t.done.bye);

    // Everybody reads why, and checks that the draw is the lots and this change.
    await page.goto(event.publicPage);
    await shows(page, out.amendments);
    await shows(page, out.seedWithdrew(2, '@').split('@')[0] ?? '');
    await press(page, out.check);
    await shows(page, out.equalTitle);
    await shows(page, out.equalAmended(1));
    await organizer.axe();
    await organizer.screenshot(`late-public-${language}`, { fullPage: true });

    // An hour later another one: the place is offered, and who accepts gets the line.
    await choose(page, event.steps, '選手 12', t);
    await page.locator('input[value=offer]').check();
    await press(page, t.doIt);
    await shows(page, t.done.offer);
    await shows(page, t.lineText);
    await page.goto(event.steps);
    await shows(page, t.openLineTitle);
    await page.getByText('若菜 花').first().waitFor();
    await organizer.axe();
    await page.getByRole('link', { name: t.decideLineOf('@').replace('@', '選手 12') }).click();
    await shows(page, t.lineText);
    await send(waiting, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });
    await page.reload();
    await page.locator('input[value=alternate]').check();
    await organizer.axe();
    await press(page, t.doIt);
    await shows(page, t.done.alternate);
    await page.goto(event.steps);
    await shows(page, '若菜 花');
    await organizer.axe();
    await waiting.page.goto('/notifications');
    await waiting.axe();
  });

  test(`After the first result the opponent of somebody who withdraws wins by walkover, in ${language}`, async ({
    newPhone,
  }) => {
    const { withdrawing: t, draws } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const tournamentId = await publishedWith(organizer, NAMES.slice(0, 8));
    const event = await firstEvent(organizer, tournamentId);
    await drawn(organizer, event, FORMAT);
    const { draw } = (await drawPublished<Played>(organizer, event)).event;
    const nameOf = (id: string | null | undefined) =>
      draw.people.find((one) => one.id === id)?.name ?? '';
    const [first, second] = draw.made.matches;
    await send(organizer, 'PUT', `${event.api}/stages/${draw.results.stageId}/matches/1-0`, {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: first?.player1,
      player2Id: first?.player2,
      result: { kind: 'walkover', winner: first?.player1 },
    });

    // The winner withdraws while the next opponent is not known: the referee enters it later.
    await choose(page, event.steps, nameOf(first?.player1), t);
    await page.locator('input[value=walkover]').check();
    await organizer.axe();
    await press(page, t.doIt);
    await shows(page, t.walkoverLater);
    await organizer.axe();
    await organizer.screenshot(`walkover-later-${language}`, { fullPage: true });

    // Somebody whose opponent is known: the walkover is written at once.
    await choose(page, event.steps, nameOf(second?.player1), t);
    await page.locator('input[value=walkover]').check();
    await page.getByText(nameOf(second?.player2)).first().waitFor();
    await written(page, () => press(page, t.doIt));
    await shows(page, t.done.walkover);
    await page.goto(event.steps);
    await expect(page.locator('[data-match="1-1"]')).toContainText(draws.walkover);

    // Now both sides of the first one's match are known, and it is a tap away.
    await page.goto(`${event.steps}/withdraw`);
    await page.getByRole('link', { name: nameOf(first?.player1) }).click();
    await shows(page, t.walkoverNow('@').split('@')[0] ?? '');
    await page.getByRole('link', { name: t.toMatch }).click();
    await expect(page).toHaveURL(/\/knockout\/2-0$/);

    // The second one comes after all: the walkover is gone, and the match is open again.
    await page.goto(`${event.steps}/withdraw`);
    await page.getByRole('link', { name: nameOf(second?.player1) }).click();
    await page.getByRole('button', { name: t.reinstate }).waitFor();
    await organizer.axe();
    await written(page, () => press(page, t.reinstate));
    await shows(page, t.reinstated);
    await page.goto(event.steps);
    await expect(page.locator('[data-match="1-1"]')).not.toContainText(draws.walkover);
  });
}
