import type { Page } from '@playwright/test';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import {
  drawn,
  drawPublished,
  firstEvent,
  organizerPhone,
  PLAYERS,
  publishedWith,
} from './support/organizer.ts';
import { shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** An event with a longer final, from the editor to the score card (next.md, B1 and B12, 2). */
test.use({ world: { demo: true } });

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
};

/** Opens the row of score rules with these words, and chooses one of table tennis. */
async function chooseRules(page: Page, row: RegExp, id: string, use: string): Promise<void> {
  await page.getByRole('button', { name: row }).click();
  await page.selectOption('[name=sport]', 'table-tennis');
  await page.check(`[name=preset][value=${id}]`);
  await page.getByRole('button', { name: use }).click();
}

for (const language of ['en', 'ja'] as const) {
  test(`An organizer plans a longer final, sees when the event ends, and everybody reads it, in ${language}`, async ({
    newPhone,
  }) => {
    const {
      formats: t,
      results,
      scoreFormats: formats,
      scoreRules: rules,
      ownEvents: events,
    } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const id = await publishedWith(organizer, PLAYERS.slice(0, 4));
    const event = await firstEvent(organizer, id);

    // From the editor to the cards, which say the end once the courts are known.
    await page.goto(`${event.steps}/edit`);
    await page.getByRole('link', { name: events.formats }).click();
    await page.getByLabel(t.courts.either).fill('2');
    await expect(page.getByText(new RegExp(t.endAbout('\\d+:\\d\\d'))).first()).toBeVisible();
    await organizer.axe();
    const named = (name: string) => formats.named(formats.sports['table-tennis'], name);
    const three = named(formats.names['table-tennis-3']);
    const five = named(formats.names['table-tennis-5']);
    await chooseRules(page, new RegExp(`^${t.inKnockout('')}`), 'table-tennis-3', rules.use);
    await page.getByLabel(results.finalFormat).selectOption('2');
    const final = formats.finalRounds[2];
    await chooseRules(
      page,
      new RegExp(`^${results.inFinalRounds(final, '')}`),
      'table-tennis-5',
      rules.use,
    );
    await organizer.axe();
    await organizer.screenshot(`event-formats-${language}`, { fullPage: true });
    await written(page, () => page.getByRole('button', { name: t.save, exact: true }).click());
    await shows(page, t.saved);

    // Once the draw is out, everybody reads it, and it is fixed.
    await drawn(organizer, event, KNOCKOUT);
    await drawPublished(organizer, event);
    await page.goto(`${event.steps}/formats`);
    await shows(page, t.fixedTitle);
    await organizer.axe();
    await page.getByRole('link', { name: t.toDraw }).click();
    await expect(page.getByLabel(results.finalFormat)).toHaveValue('2');
    await organizer.axe();
    const parent = await newPhone({ language, dark: true });
    await parent.page.goto(event.publicPage);
    await expect(parent.page.getByText(results.scoredAs('')).first()).toContainText(three);
    const line = parent.page.getByText(new RegExp(`^${results.inFinalRounds(final, '')}`));
    await expect(line).toContainText(five);
    await parent.axe();

    // The next event has the last choice marked, and in badminton nothing from 4 January 2027 on.
    const later = { eventDate: addDays(dayInJapan(new Date()), 60) };
    const next = await firstEvent(organizer, await publishedWith(organizer, [], later));
    await page.goto(`${next.steps}/formats`);
    await page.getByRole('button', { name: new RegExp(`^${t.inKnockout('')}`) }).click();
    await page.selectOption('[name=sport]', 'table-tennis');
    await expect(page.locator('[name=preset][value=table-tennis-3]')).toBeChecked();
    await page.selectOption('[name=sport]', 'badminton');
    await expect(page.locator('[name=preset]').first()).toBeVisible();
    await expect(page.locator('[name=preset]:checked')).toHaveCount(0);
  });
}
