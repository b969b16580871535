import type { Page } from '@playwright/test';
import { send } from './support/club.ts';
import { groupsWithRules, wins } from './support/event-matches.ts';
import { type EventAddress, organizerPhone, PLAYERS, publishedDraw } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** From published groups to their final standings and the main draw (next.md, B13, 4). */
test.use({ world: { demo: true } });

const en = words.en.results;

interface Drawn {
  readonly event: {
    readonly further: readonly {
      readonly draw: {
        readonly made: { readonly groups: readonly (readonly string[])[] };
        readonly people: readonly { readonly id: string; readonly name: string }[];
      };
    }[];
  };
}

interface Groups {
  readonly groups: readonly (readonly string[])[];
  readonly address: EventAddress;
}

/** Published groups of 3, 4 and 4, with scores by the rules of table tennis, best of three. */
async function publishedGroups(organizer: Phone): Promise<Groups> {
  const format = { kind: 'groups', size: 4, next: 'first-two' };
  const address = await publishedDraw(organizer, PLAYERS, format);
  return { address, groups: await groupsWithRules(organizer, address) };
}

const open = (page: Page, one = '', other = '') =>
  page.locator(`a[href$="/matches/${one}/${other}"]`).click();

async function enter(page: Page, sets: readonly (readonly [number, number])[]): Promise<void> {
  for (const [at, [first, second]] of sets.entries()) {
    await page.locator(`[name="sets.${at}.player1Score"]`).fill(String(first));
    await page.locator(`[name="sets.${at}.player2Score"]`).fill(String(second));
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`Groups are played, lots decide a three-way tie, and the main draw follows, in ${language}`, async ({
    newPhone,
  }) => {
    const { results: t, matches, eventDraws: draws, publicDraws: everybody } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const { groups, address } = await publishedGroups(organizer);
    expect(groups.map(({ length }) => length)).toEqual([3, 4, 4]);
    const [a = '', b = '', c = ''] = groups[0] ?? [];

    // The first match in the order of play, on the scorecard of the rules.
    await page.goto(address.steps);
    await shows(page, t.formatText);
    await organizer.axe();
    await open(page, b, c);
    await enter(page, [
      [11, 9],
      [11, 9],
    ]);
    await organizer.axe();
    await page.getByRole('button', { name: matches.confirm }).click();
    await shows(page, '11-9 11-9');
    await shows(page, t.resultsLock);

    // The others win in a circle: lots decide, and nothing else.
    await wins(organizer, address, c, a);
    await wins(organizer, address, a, b);
    await page.reload();
    await shows(page, t.lotsTitle);
    await shows(page, t.states.lots);
    await organizer.axe();
    await organizer.screenshot(`event-groups-${language}`, { fullPage: true });
    await page.getByRole('button', { name: t.drawLots }).click();
    await page.locator('dialog[open]').getByRole('button', { name: t.drawLots }).click();
    await shows(page, t.done);
    await shows(page, t.states.final);

    // In the other groups the side above in the list wins.
    for (const group of groups.slice(1)) {
      for (const [at, winner] of group.entries()) {
        for (const loser of group.slice(at + 1)) await wins(organizer, address, winner, loser);
      }
    }
    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(address.publicPage);
    await shows(parent.page, t.states.final);
    const field = parent.page.getByRole('listitem').filter({ hasText: t.places(1, 2) });
    const going = field.getByRole('listitem');
    await expect(going).toHaveCount(6);
    await expect(going.last()).toContainText(t.placeIn(3, 2));
    await expect(parent.page.getByText('11-9 11-9').first()).toBeVisible();
    await expect(parent.page.locator('main a[href*="/matches/"]')).toHaveCount(0);
    await parent.axe();
    await parent.screenshot(`public-standings-${language}`, { fullPage: true });

    // The main draw: those of one group are in opposite halves, read from the public page.
    await page.reload();
    await page.getByRole('button', { name: draws.drawNow }).click();
    await shows(page, draws.draftTitle(1));
    await shows(page, everybody.constraintMet['same-group']);
    await organizer.axe();
    await organizer.screenshot(`main-draw-draft-${language}`, { fullPage: true });
    // The form that exchanges places names who is on which line, from the top.
    await page.getByRole('button', { name: draws.exchange, exact: true }).click();
    const lines = page.locator('select[name="first"] option[value]:not([value=""])');
    await expect(lines).toHaveCount(8);
    const sheet = await lines.allTextContents();
    await page.getByRole('button', { name: draws.cancel, exact: true }).click();
    await page.getByRole('button', { name: draws.publish, exact: true }).click();
    await page.locator('dialog[open]').getByRole('button', { name: draws.publish }).click();
    // The dialog says the same before.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await shows(page, draws.further.locked);
    // A mistyped point of the groups can still be put right.
    await expect(page.locator('main a[href*="/matches/"]')).toHaveCount(15);
    await parent.page.reload();
    const main = parent.page.getByRole('tab', { name: everybody.mainDraw });
    await expect(main).toHaveAttribute('aria-selected', 'true');
    await parent.page.getByRole('button', { name: everybody.check }).click();
    await shows(parent.page, everybody.equalTitle);
    await parent.axe();
    await parent.screenshot(`public-main-draw-${language}`, { fullPage: true });

    const { further } = await send<Drawn>(organizer, 'GET', `${address.api}/seeding`).then(
      ({ event }) => event,
    );
    const { made, people } = further[0]!.draw;
    const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
    const upper = sheet.slice(0, 4).join(' ');
    for (const [first = '', second = ''] of made.groups) {
      expect(upper.includes(nameOf(first))).not.toBe(upper.includes(nameOf(second)));
    }
  });
}

test('A result that is entered without a connection waits on the phone and arrives once', async ({
  newPhone,
}) => {
  const organizer = await organizerPhone(newPhone, 'en');
  const { page } = organizer;
  const { groups, address } = await publishedGroups(organizer);
  const [a = '', b = ''] = groups[0] ?? [];
  await page.goto(address.steps);
  await open(page, a, b);
  await enter(page, [
    [11, 3],
    [11, 4],
  ]);
  await organizer.setOffline(true);
  await page.getByRole('button', { name: words.en.matches.confirm }).click();
  await shows(page, en.unsent);
  await organizer.setOffline(false);
  await expect(page.getByText(en.unsent)).toHaveCount(0);
  const { event } = await send<{ event: { draw: { results: { matches: object[] } } } }>(
    organizer,
    'GET',
    `${address.api}/seeding`,
  );
  expect(event.draw.results.matches).toMatchObject([{ sets: '11-3 11-4', version: 1 }]);

  // It was the score of another match: its result is removed, and it is open again.
  await open(page, a, b);
  await page.getByRole('button', { name: en.remove }).click();
  await page.locator('dialog[open]').getByRole('button', { name: en.remove }).click();
  await shows(page, en.removed);
  await expect(page.getByText('11-3 11-4')).toHaveCount(0);
});
