import { withAuthenticator } from './support/authenticator.ts';
import { shows } from './support/screen.ts';
import { firstLogin, newOperator, PASSWORD, setUp } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// A passkey belongs to a host name; an address such as 127.0.0.1 cannot have one.
test.use({ world: { env: { HOST: 'localhost' } } });

const ELEVEN_MINUTES = 11 * 60_000;

for (const language of ['en', 'ja'] as const) {
  const { secondFactor: t, passkeys, operator: desk } = words[language];

  test(`An operator proves the second step of a decision with a passkey, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const operator = await newOperator(app, language);
    const colleague = await newOperator(app, language);
    const first = await newPhone({ language });
    await firstLogin(first, colleague);
    await setUp(first, app, colleague);
    const phone = await newPhone({ language });
    const { page, axe, allow } = phone;
    allow(/status of 403/);
    await withAuthenticator(phone);
    await firstLogin(phone, operator);
    await setUp(phone, app, operator);
    await page.goto('/account');
    await page.getByRole('link', { name: passkeys.add }).click();
    await page.fill('[name=currentPassword]', PASSWORD);
    await page.getByRole('button', { name: passkeys.go }).click();
    await shows(page, passkeys.added);

    await app.passTime(ELEVEN_MINUTES, []);
    await page.goto('/operator/accounts');
    await page.fill('[name=q]', colleague.email);
    const card = page.locator('main li', { hasText: colleague.email });
    await expect.poll(() => page.locator('main ul > li').count()).toBe(1);
    await card.getByRole('button', { name: desk.reset }).click();
    await page.fill('dialog[open] [name=reason]', 'Lost the phone');
    await page.getByRole('button', { name: desk.resetNow, exact: true }).click();
    await shows(page, t.proveTitle);
    await axe();
    await phone.screenshot(`prove-${language}`);
    await page.getByRole('button', { name: t.proveByPasskey }).click();
    await shows(page, desk.setUpCodeTitle);
    await axe();
  });
}
