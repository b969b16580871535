import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { type Change, ratePeriod } from '#domain/rating/period.ts';
import { first } from '#domain/rating/strength.ts';
import { registerPlayer, send } from './support/club.ts';
import { groupsWithRules, wins } from './support/event-matches.ts';
import {
  drawn,
  drawPublished,
  type EventAddress,
  firstEvent,
  organizerPhone,
  PLAYERS,
  publishedWith,
} from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** A tournament of eight from its results to everybody's rate, and a correction afterwards (next.md, E4). */
test.use({ world: { demo: true } });

const EIGHT = PLAYERS.slice(0, 8);

interface Person {
  readonly name: string;
  readonly cookies: Awaited<ReturnType<Phone['context']['cookies']>>;
}

/** Registers eight players of the same level on one phone, one after the other, and enters them. */
async function entered(phone: Phone, tournamentId: number): Promise<Person[]> {
  const people = [];
  for (const name of EIGHT) {
    await phone.context.clearCookies({ name: /session/ });
    await registerPlayer(phone, name);
    const entry = { id: uuidv7(), tournamentId, agreed: true };
    await send(phone, 'POST', '/api/entries', entry);
    people.push({ name, cookies: await phone.context.cookies() });
  }
  return people;
}

interface Seeding {
  readonly event: {
    readonly seeding: {
      readonly entrants: readonly { readonly number: number; readonly name: string }[];
    };
  };
}

/** The rates that a fresh computation gives, by name. */
function computed(won: readonly (readonly [winner: string, loser: string])[]) {
  const matches = won.map(([winner, loser], index) => ({
    id: String(index),
    sides: [[winner], [loser]] as const,
    winner: 0 as const,
  }));
  const changes = ratePeriod('2026-11-20', matches, () => first(1400));
  return new Map(changes.map((change) => [change.playerId, shown(change)]));
}

const shown = ({ after }: Change) => Math.round(after.rating);

/** A signed number of the page: "+84", "−32", "±0". */
const value = (text: string) =>
  Number((/[+−±]\d+$/.exec(text.trim())?.[0] ?? 'NaN').replace('−', '-').replace('±', ''));

/** The reasons on a player's page, which add up to the last line; gives the rate after them. */
async function reasonsAddUp(page: Page, t: Words['ratings']): Promise<void> {
  await page.getByText(t.sumLabel).first().waitFor();
  const lines = await page
    .locator('ul:not([aria-label]) li')
    .filter({ hasText: /[+−±]\d+$/ })
    .allInnerTexts();
  const numbers = lines.map(value);
  const sum = numbers.pop();
  expect(numbers).toHaveLength(3);
  expect(numbers.reduce((total, one) => total + one, 0)).toBe(sum);
}

interface Own {
  readonly playerId: string;
  readonly rate: { readonly points: number } | null;
}

for (const language of ['en', 'ja'] as const) {
  test(`Eight players see why their rates moved, and a correction computes them again, in ${language}`, async ({
    newPhone,
  }) => {
    const { ratings: t, closing, matches } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const id = await publishedWith(organizer, [], { participantLimit: '8' });
    await send(organizer, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
    const phone = await newPhone({ language });
    const people = await entered(phone, id);
    const address: EventAddress = await firstEvent(organizer, id);
    await drawn(organizer, address, { kind: 'groups', size: 4, next: 'none' });
    await drawPublished(organizer, address);
    const groups = await groupsWithRules(organizer, address);
    const { event } = await send<Seeding>(organizer, 'GET', `${address.api}/seeding`);
    const nameOf = (number: string) =>
      event.seeding.entrants.find((one) => String(one.number) === number)?.name ?? '';
    const won: [string, string][] = [];
    for (const group of groups) {
      for (const [at, winner] of group.entries()) {
        for (const loser of group.slice(at + 1)) {
          await wins(organizer, address, winner, loser);
          won.push([nameOf(winner), nameOf(loser)]);
        }
      }
    }

    await page.goto(`/organizer/tournaments/${id}/results`);
    await shows(page, closing.readyTitle);
    await page.getByRole('button', { name: closing.finalize }).click();
    await page.locator('dialog[open]').getByRole('button', { name: closing.finalize }).click();
    await shows(page, closing.finalTitle);

    const read = (one: Person) => rateOf(phone, one);
    const expected = computed(won);
    for (const one of people) {
      await expect.poll(async () => (await read(one)).rate?.points).toBe(expected.get(one.name));
      const { playerId } = await read(one);
      await phone.page.goto(`/players/${playerId}`);
      await phone.page.getByRole('heading', { level: 1, name: one.name }).waitFor();
      await reasonsAddUp(phone.page, t);
    }
    await phone.axe();

    // The first of a group has lost to the second after all.
    const [a = '', b = ''] = groups[0] ?? [];
    await page.locator('[name=reason]').fill('The slip named the wrong side');
    await page.getByRole('button', { name: closing.openCorrection }).click();
    await page.locator(`a[href$="/matches/${a}/${b}"]`).click();
    for (const at of [0, 1]) {
      await page.locator(`[name="sets.${at}.player1Score"]`).fill('9');
      await page.locator(`[name="sets.${at}.player2Score"]`).fill('11');
    }
    await page.getByRole('button', { name: matches.confirm }).click();
    await shows(page, '9-11 9-11');
    const corrected = computed(
      won.map(([winner, loser]) =>
        winner === nameOf(a) && loser === nameOf(b) ? [loser, winner] : [winner, loser],
      ),
    );
    for (const one of people) {
      await expect.poll(async () => (await read(one)).rate?.points).toBe(corrected.get(one.name));
    }
    const turned = people.find(({ name }) => name === nameOf(a))!;
    const { playerId } = await read(turned);
    await phone.page.goto(`/players/${playerId}`);
    await reasonsAddUp(phone.page, t);
    await shows(phone.page, t.recalculated);
    await phone.axe();
    await phone.screenshot(`recalculated-${language}`, { fullPage: true });
  });
}

/** Signs a person in on the phone, and reads the own rate. */
async function rateOf(phone: Phone, { cookies }: Person): Promise<Own> {
  await phone.context.clearCookies({ name: /session/ });
  await phone.context.addCookies(cookies);
  return send<Own>(phone, 'GET', '/api/my-rating');
}
