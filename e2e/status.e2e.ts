import { fresh, registered } from './support/account.ts';
import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// Nothing listens there: mails wait.
test.use({ world: { env: { MAIL_URL: 'smtp://127.0.0.1:1' } } });

const SIX_MINUTES = 6 * 60_000;

for (const [language, t, other] of [
  ['en', words.en.status, words.ja.status],
  ['ja', words.ja.status, words.en.status],
] as const) {
  test(`A visitor sees whether everything works, and which part is delayed, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page, axe } = phone;
    await page.goto('/help');
    await page.locator('a[href="/status"]').click();
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    await shows(page, t.parts.mail);
    await axe();
    await phone.screenshot(`status ${language}`, { fullPage: true });
    await page.getByRole('link', { name: other.language }).click();
    await page.getByRole('heading', { level: 1, name: other.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).not.toBe(language);
    await axe();
    await page.getByRole('link', { name: t.language }).click();

    await registered(app, fresh(`status-${language}`), { language });
    await app.passTime(SIX_MINUTES, []);
    await page.getByRole('link', { name: t.again }).click();
    await shows(page, t.notAll);
    await shows(page, t.lateMail);
    await shows(page, t.states.late);
    await axe();
    await phone.screenshot(`status delayed ${language}`, { fullPage: true });
    await page.getByRole('link', { name: t.toApp }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
}
