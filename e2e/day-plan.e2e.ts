import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

const languages = {
  en: { dark: false },
  ja: { dark: true },
} as const;

for (const language of ['en', 'ja'] as const) {
  const { dayPlan: t, publishing: manage } = words[language];
  const { dark } = languages[language];

  test(`An organizer plans the day of a tournament until it fits (${language})`, async ({
    operatorPhone,
  }) => {
    const phone = await operatorPhone({ language, dark });
    const { page } = phone;
    await page.goto('/operator/tournaments');
    const tournament = page.getByRole('listitem').filter({ hasText: /杉並|Suginami/ });
    await tournament.locator('a[href^="/organizer/tournaments/"]').click();
    await page.getByRole('link', { name: manage.dayPlan }).click();
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    await shows(page, t.enterCourts.table);
    await phone.axe();

    // The golden numbers of next.md, B7: 128 players, ten tables, 20 and 3 minutes, rest 10.
    const fill = (name: string, text: string) => page.fill(`main [name^=${name}]`, text);
    await fill('start', '09:00');
    await fill('mustEnd', '15:00');
    await fill('sides', '128');
    await fill('minutes', '20');
    await fill('courts', '10');
    await page.getByRole('alert').getByText(t.tooLong, { exact: true }).waitFor();
    await shows(page, '15:33');
    await page.getByText(/396/).waitFor();
    await phone.axe();

    await fill('mustEnd', '08:00');
    await shows(page, t.errors.endBeforeStart);
    await shows(page, t.wrongFields);
    await phone.axe();

    await fill('mustEnd', '17:00');
    await page.getByText(t.fits, { exact: true }).waitFor();
    const groups = t.grouped(t.groupsOf(4, 'Singles'), t.shortNext['first-two']);
    const chip = page.getByRole('button', { name: groups });
    await chip.click();
    await page.getByRole('alert').getByText(t.tooLong, { exact: true }).waitFor();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await phone.screenshot('plan', { fullPage: true });
    await phone.axe();

    // What was typed is there again, also from the list of events.
    const plan = new URL(page.url()).pathname;
    await page.goto(plan.replace('/plan', '/events'));
    await page.click(`main a[href="${plan}"]`);
    await expect(page.locator('main [name=courts]')).toHaveValue('10');
    await page.getByRole('button', { name: t.startOver }).click();
    await expect(page.locator('main [name=courts]')).toHaveValue('');
  });
}
