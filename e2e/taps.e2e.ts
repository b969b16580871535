import type { Locator, Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { makeClub, send } from './support/club.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** How many taps a job takes from home, a digit counted as one (docs/design.md, "Taps"). */
test.use({ world: { demo: true } });

/** A thumb that counts. */
function thumbOn(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    digit: async (digit: string) => {
      // Into the box that has the focus, without a tap for it.
      await expect(page.locator('input[name^="sets."]:focus')).toHaveCount(1);
      await page.keyboard.press(digit);
      taps += 1;
    },
    /** The taps since the last time. */
    taken: () => {
      const taken = taps;
      taps = 0;
      return taken;
    },
  };
}

for (const language of ['en', 'ja'] as const) {
  test(`A league score takes six taps from home, then four a match (${language})`, async ({
    playerPhone,
  }) => {
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId, members } = await makeClub(phone, 'Sakura Club', ['青木', '馬場', '千葉']);
    await send(phone, 'POST', '/api/practice/leagues', {
      id: uuidv7(),
      groupId,
      practiceDate: dayInJapan(new Date()),
      players: members.map((member) => ({ ...member, external: false })),
      scoreFormat: { id: 'table-tennis-3' },
    });
    const thumb = thumbOn(page);
    const main = page.getByRole('main');
    const firstNext = main.locator('ul button:has(bdi)').first();
    const submit = main.locator('button[type=submit]');
    const filled = main.locator('[data-cell]').filter({ hasText: /\d-\d/ });

    await page.goto('/');
    await thumb.tap(main.locator('a[href*="/league-match-table/"]'));
    await thumb.tap(firstNext);
    await thumb.tap(page.getByRole('checkbox', { name: words[language].scoreFormats.loserOnly }));
    await thumb.digit('7');
    await thumb.digit('9');
    await phone.axe();
    await thumb.tap(submit);
    await page.waitForURL(/league-match-table/);
    await expect(filled).toHaveCount(2);
    expect(thumb.taken(), 'taps from home to the first score').toBe(6);

    for (const scores of [4, 6]) {
      await thumb.tap(firstNext);
      await thumb.digit('7');
      await thumb.digit('9');
      await thumb.tap(submit);
      await page.waitForURL(/league-match-table/);
      await expect(filled).toHaveCount(scores);
      expect(thumb.taken(), 'taps for a further score').toBe(4);
    }
  });
}

test('Entering a tournament takes four taps to the payment', async ({ newPhone }) => {
  const { page } = await newPhone();
  const thumb = thumbOn(page);
  const main = page.getByRole('main');
  await page.goto('/');
  await thumb.tap(main.locator('a[href="/open-tournaments"]').first());
  await thumb.tap(main.locator('a[href^="/confirm-tournament-application/3"]').first());
  await thumb.tap(main.locator('[name=agreed]'));
  await thumb.tap(main.locator('form button[type=submit]'));
  await page.locator('[name=cardNumber]').waitFor();
  expect(thumb.taken()).toBe(4);
});
