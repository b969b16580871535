import type { Page } from '@playwright/test';
import { send } from './support/club.ts';
import { groupsWithRules, pairsOf, wins } from './support/event-matches.ts';
import { ended, scored } from './support/event-results.ts';
import { type EventAddress, organizerPhone, PLAYERS, publishedDraw } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** The stages beside and after the first: a consolation, and draws by place (next.md, B5 and B13, 7 and 8). */
test.use({ world: { demo: true } });

interface Match {
  readonly id: string;
  readonly player1: string | null;
  readonly player2: string | null;
  readonly result: object | null;
}

interface Drawn {
  readonly made: { readonly matches: readonly Match[] };
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

interface Read {
  readonly event: {
    readonly draw: Drawn;
    readonly further: readonly { readonly draw: Drawn | null }[];
  };
}

const readEvent = async (organizer: Phone, { api }: EventAddress) =>
  (await send<Read>(organizer, 'GET', `${api}/seeding`)).event;

/** Publishes the draft that the page shows first. */
async function published(page: Page, { eventDraws: t }: Words): Promise<void> {
  await page.getByRole('button', { name: t.publish, exact: true }).first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: t.publish, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

for (const language of ['en', 'ja'] as const) {
  test(`Losers of their first played match have a consolation, with walkovers and double walkovers, in ${language}`, async ({
    newPhone,
  }) => {
    const by = words[language];
    const { eventDraws: t, publicDraws: everybody, draws } = by;
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const format = { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: true };
    const address = await publishedDraw(organizer, PLAYERS.slice(0, 8), format);
    const { draw } = await readEvent(organizer, address);
    const match = (id: string) => draw.made.matches.find((one) => one.id === id);

    // Every first match is named, with the way to its result.
    await page.goto(address.steps);
    await shows(page, t.consolationSteps.waiting);
    await shows(page, t.consolationOpen(4));
    await organizer.axe();
    await organizer.screenshot(`consolation-waits-${language}`, { fullPage: true });
    // The upper side of the first match does not appear.
    await page.locator('main li a[href$="/knockout/1-0"]').click();
    await ended(page, 'walkover', by);
    await shows(page, t.consolationOpen(4));
    const knockout = `${address.steps}/knockout`;
    await page.goto(`${knockout}/1-1`);
    await scored(page, by);
    await page.goto(`${knockout}/1-2`);
    await ended(page, 'double-walkover', by);
    await page.goto(`${knockout}/1-3`);
    await scored(page, by);
    // Who won by walkover has not played yet, and loses the next match.
    await shows(page, t.consolationOpen(1));
    await page.goto(`${knockout}/2-0`);
    await scored(page, by, { lower: true });

    await shows(page, t.consolationReady(t.people(3, 'Singles')));
    await page.getByRole('button', { name: t.drawNow }).click();
    await shows(page, t.draftTitle(1));
    await organizer.axe();
    await published(page, by);
    await shows(page, t.consolationSteps.locked);
    const consolation = (await readEvent(organizer, address)).further[0]?.draw;
    const field = consolation?.people.map(({ id }) => id) ?? [];
    const expected = [match('1-0')?.player2, match('1-1')?.player2, match('1-3')?.player2];
    expect(field.toSorted()).toEqual(expected.toSorted());
    expect(field).not.toContain(match('1-0')?.player1);

    // Both of its first match do not appear: the third wins without a match.
    const open = consolation?.made.matches.find(({ player1, player2 }) => player1 && player2);
    await page.goto(`${knockout}/${open?.id}?stage=1`);
    await ended(page, 'double-walkover', by);
    await shows(page, draws.unopposed);
    await organizer.axe();
    await organizer.screenshot(`consolation-steps-${language}`, { fullPage: true });

    // Everybody sees both draws beside each other, and can check the second one as well.
    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(address.publicPage);
    const main = parent.page.getByRole('tab', { name: everybody.firstDraw });
    await expect(main).toHaveAttribute('aria-selected', 'true');
    await parent.page.getByRole('tab', { name: everybody.consolationDraw }).click();
    await expect(parent.page).toHaveURL(/stage=1/);
    await parent.page.getByRole('button', { name: everybody.check }).click();
    await shows(parent.page, everybody.equalTitle);
    await parent.axe();
    await parent.screenshot(`consolation-public-${language}`, { fullPage: true });
    await parent.page.goto(address.publicList);
    await shows(parent.page, everybody.consolationDraw);
  });

  test(`After the groups everybody plays for their place, in a draw for each, in ${language}`, async ({
    newPhone,
  }) => {
    const by = words[language];
    const { eventDraws: t, publicDraws: everybody } = by;
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const format = { kind: 'groups', size: 3, next: 'placing' };
    const address = await publishedDraw(organizer, PLAYERS.slice(0, 9), format);
    const groups = await groupsWithRules(organizer, address);
    const pairs = groups.flatMap(pairsOf);
    for (const [one, other] of pairs.slice(0, -1)) await wins(organizer, address, one, other);

    // One match is open: its group is named, with the way to it.
    await page.goto(address.steps);
    await shows(page, t.furtherOpen);
    await organizer.axe();
    await page
      .getByRole('link', { name: t.group(groups.length), exact: true })
      .first()
      .click();
    await expect(page.locator(`#group-${groups.length}`)).toBeInViewport();
    const [one = '', other = ''] = pairs.at(-1) ?? [];
    await wins(organizer, address, one, other);

    // A draw for the first, the second and the others of each group, all at once.
    await page.reload();
    const ranges = [
      [1, 1],
      [2, 2],
      [3, null],
    ] as const;
    for (const [from, to] of ranges) {
      await expect(
        page.getByRole('heading', { name: everybody.placeDraw(from, to), level: 2 }),
      ).toBeVisible();
    }
    await page.getByRole('button', { name: t.furtherDrawAll(3) }).click();
    await page.getByRole('button', { name: t.furtherDrawAll(3) }).click();
    await expect(page.getByText(t.draftTitle(1))).toHaveCount(3);
    await organizer.axe();
    await organizer.screenshot(`placing-drafts-${language}`, { fullPage: true });
    for (const left of [2, 1, 0]) {
      await published(page, by);
      await expect(page.getByRole('button', { name: t.publish, exact: true })).toHaveCount(left);
    }

    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(address.publicPage);
    for (const [from, to] of ranges) {
      await parent.page.getByRole('tab', { name: everybody.placeDraw(from, to) }).click();
      await parent.page.getByRole('button', { name: everybody.check }).click();
      await shows(parent.page, everybody.equalTitle);
    }
    await parent.axe();
    await parent.screenshot(`placing-public-${language}`, { fullPage: true });
    const { further } = await readEvent(organizer, address);
    const people = further.map(({ draw }) => draw?.people.map(({ id }) => id).toSorted());
    expect(people).toEqual(
      [0, 1, 2].map((place) => groups.map((group) => group[place]).toSorted()),
    );

    // One who plays for the first places withdraws: the opponent wins, and the group stays as it was played.
    const { withdrawing, draws } = by;
    const first = further[0]?.draw;
    const next = first?.made.matches.find(({ player1, player2 }) => player1 && player2);
    const nameOf = (id: string | null | undefined) =>
      first?.people.find((one) => one.id === id)?.name ?? '';
    await page.goto(`${address.steps}/withdraw`);
    await shows(page, withdrawing.publishedNextText);
    await page
      .getByLabel(withdrawing.who, { exact: true })
      .selectOption({ label: nameOf(next?.player1) });
    await page.getByRole('button', { name: withdrawing.goOn }).click();
    await shows(page, withdrawing.effects.walkoverAfterGroups);
    await expect(page.getByRole('radio')).toHaveCount(1);
    await page.getByText(nameOf(next?.player2)).first().waitFor();
    await page.locator('input[value=walkover]').check();
    await organizer.axe();
    await organizer.screenshot(`after-groups-${language}`, { fullPage: true });
    // The effects that are shown before the decision say the same word in a sentence.
    await written(page, () => page.getByRole('button', { name: withdrawing.doIt }).click());
    await shows(page, withdrawing.done.walkover);
    await parent.page.goto(address.publicPage);
    const outOfGroup = parent.page.getByText(by.results.outOf(nameOf(next?.player1)));
    await expect(outOfGroup).toHaveCount(0);
    await parent.page.getByRole('tab', { name: everybody.placeDraw(1, 1) }).click();
    await expect(parent.page.getByText(draws.walkover).first()).toBeVisible();
  });
}
