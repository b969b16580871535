import type { Page } from '@playwright/test';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** An organizer with 23 entries in an event of 32, the evening before (a scene of the issue on draws). */
test.use({ world: { demo: true } });

const NAMES = [...'愛一海恵翔司奈大葉光弘文誠美結陽蓮凛桜空颯湊樹'].map(
  (given, at) => `${'佐藤 鈴木 高橋 田中 伊藤 渡辺 中村'.split(' ')[at % 7]} ${given}`,
);

const confirm = (page: Page, name: string) => written(page, () => inDialog(page, name));

for (const language of ['en', 'ja'] as const) {
  test(`With 23 entries in an event of 32 the organizer seeds, draws and publishes from one phone, in ${language}`, async ({
    newPhone,
  }) => {
    const { eventDraws: t, ownEvents: events, publicDraws: out } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const today = dayInJapan(new Date());
    const days = { eventDate: addDays(today, 1), applicationDeadline: today };
    const tournamentId = await publishedWith(organizer, NAMES, {
      ...days,
      participantLimit: '32',
    });

    // From the tournament to the steps of its only event.
    await page.goto(`/organizer/tournaments/${tournamentId}/events`);
    await page.locator('main ul > li a').first().click();
    await page.getByRole('link', { name: events.prepareDraw }).click();
    await shows(page, t.people(23, 'Singles'));
    await press(page, t.close);
    await confirm(page, t.close);

    // The strongest comes to the top, as the organizer knows it.
    const seeding = page.getByRole('list', { name: t.seeding });
    const listed = () => seeding.locator('li[data-place] bdi').allTextContents();
    await expect.poll(async () => (await listed()).length).toBe(23);
    const [, second = ''] = await listed();
    await press(page, t.up(second));
    await press(page, t.save);
    await shows(page, t.saved);
    expect((await listed())[0]).toBe(second);
    await organizer.screenshot(`seeded-${language}`, { fullPage: true });

    // 22 matches in five rounds, and nine byes; then it is drawn and published.
    await shows(page, t.matches(22));
    await written(page, () => press(page, t.drawNow));
    await shows(page, t.draftTitle(1));
    await organizer.axe();
    await organizer.screenshot(`drawn-${language}`, { fullPage: true });
    await press(page, t.publish);
    await confirm(page, t.publish);
    await shows(page, t.publishedTitle(1));

    // A parent asks whether it was drawn by lot, and checks it.
    const parent = await newPhone({ language, dark: language === 'ja' });
    await parent.page.goto(`/tournaments/${tournamentId}/draws`);
    await parent.page.locator('main ul a').first().click();
    await shows(parent.page, out.randomSeed);
    await press(parent.page, out.check);
    await shows(parent.page, out.equalTitle);
    // Without anybody's consent the page has initials only.
    const shown = await parent.page.locator('main').innerText();
    for (const name of NAMES) {
      expect(shown).not.toContain(name);
      expect(shown).toContain(`${name.slice(0, 1)}・○`);
    }
    await parent.axe();
    await parent.screenshot(`public-${language}`, { fullPage: true });
  });
}
