import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import { groupsWithRules, pairsOf, wins } from './support/event-matches.ts';
import { organizerPhone, PLAYERS, publishedDraw } from './support/organizer.ts';
import { shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The winner of a group withdraws from the main draw before the first match there (next.md, B6). */
test.use({ world: { demo: true } });

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: true,
  consolation: false,
} as const;

interface Read {
  readonly event: {
    readonly draw: { readonly people: readonly { readonly id: string; readonly name: string }[] };
  };
}

/** The names that strangers read. */
interface Everybody {
  readonly further: readonly {
    readonly draw: { readonly people: readonly { readonly id: string; readonly name: string }[] };
  }[];
}

for (const language of ['en', 'ja'] as const) {
  test(`A lucky loser of the groups takes the line of who withdraws, and anybody can check it, in ${language}`, async ({
    newPhone,
  }) => {
    const { withdrawing: t, publicDraws: everybody } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const format = { kind: 'groups', size: 4, next: 'first-two' };
    const address = await publishedDraw(organizer, PLAYERS, format);
    const groups = await groupsWithRules(organizer, address);
    for (const [one, other] of groups.flatMap(pairsOf)) await wins(organizer, address, one, other);
    const stage = { position: 1, seenDraw: 0, seenVersion: 0, format: KNOCKOUT };
    await send(organizer, 'POST', `${address.api}/draw`, { ...stage, writeId: uuidv7() });
    const seen = { position: 1, seenDraw: 1, seenAmendments: 0 };
    await send(organizer, 'POST', `${address.api}/draw/publish`, seen);
    const { people } = (await send<Read>(organizer, 'GET', `${address.api}/seeding`)).event.draw;
    const nameOf = (one: string | undefined) => people.find((each) => each.id === one)?.name ?? '';
    const joins = (one: string | undefined, name = nameOf(one)) =>
      everybody.joinedLucky(name, 0).replace(/0.*$/, '');
    const [winner, , third, fourth] = groups.find((group) => group.length === 4) ?? [];

    // The one who has the right to the line is named first, with what it changes; nothing is saved yet.
    await page.goto(`${address.steps}/withdraw`);
    await shows(page, t.publishedNextText);
    await page.getByLabel(t.who, { exact: true }).selectOption({ label: nameOf(winner) });
    await page.getByRole('button', { name: t.goOn }).click();
    await shows(page, t.effects.luckyLoser);
    await page.locator('input[value=alternate]').check();
    const choice = page.locator('select[name=lucky-loser]');
    await expect(choice).toHaveValue(third ?? '');
    await page.getByText(joins(third)).waitFor();
    await organizer.axe();
    await organizer.screenshot(`lucky-loser-choice-${language}`, { fullPage: true });
    // They have gone home: the next one is chosen, and the effects follow.
    await choice.selectOption(fourth ?? '');
    await page.getByText(joins(fourth)).waitFor();
    await written(page, () => page.getByRole('button', { name: t.doIt }).click());
    await shows(page, t.done.luckyLoser);

    // Everybody reads it, checks it, and has it on paper.
    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(`${address.publicPage}?stage=1`);
    await shows(parent.page, everybody.amendments);
    const { further } = await send<Everybody>(parent, 'GET', `/api${address.publicPage}`);
    const publicName = further[0]?.draw.people.find((one) => one.id === fourth)?.name;
    await shows(parent.page, joins(fourth, publicName));
    await parent.page.getByRole('button', { name: everybody.check }).click();
    await shows(parent.page, everybody.equalTitle);
    await shows(parent.page, everybody.equalAmended(1));
    await parent.axe();
    await parent.screenshot(`lucky-loser-public-${language}`, { fullPage: true });
    await parent.page.emulateMedia({ media: 'print' });
    await expect(parent.page.locator('[aria-hidden=true] footer')).toContainText(
      joins(fourth, publicName),
    );
    // The title and the tabs of the screen are not on the sheet.
    await expect(parent.page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(parent.page.getByRole('tablist')).toBeHidden();
  });
}
