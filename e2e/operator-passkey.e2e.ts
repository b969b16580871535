import { passkeysMessages as passkeysEn } from '#features/accounts/passkeys/passkeys.messages.en.ts';
import { passkeysMessages as passkeysJa } from '#features/accounts/passkeys/passkeys.messages.ja.ts';
import { secondFactorMessages as en } from '#features/accounts/second-factor/second-factor.messages.en.ts';
import { secondFactorMessages as ja } from '#features/accounts/second-factor/second-factor.messages.ja.ts';
import { operatorMessages as operatorEn } from '#features/operator/operator.messages.en.ts';
import { operatorMessages as operatorJa } from '#features/operator/operator.messages.ja.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { shows } from './support/screen.ts';
import { firstLogin, newOperator, PASSWORD, setUp } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';

// A passkey belongs to a host name; an address such as 127.0.0.1 cannot have one.
test.use({ world: { env: { HOST: 'localhost' } } });

const words = {
  en: { ...en, operator: operatorEn, passkeys: passkeysEn },
  ja: { ...ja, operator: operatorJa, passkeys: passkeysJa },
};
const ELEVEN_MINUTES = 11 * 60_000;

for (const language of ['en', 'ja'] as const) {
  const t = words[language];

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
    await page.getByRole('link', { name: t.passkeys.add }).click();
    await page.fill('[name=currentPassword]', PASSWORD);
    await page.getByRole('button', { name: t.passkeys.go }).click();
    await shows(page, t.passkeys.added);

    await app.passTime(ELEVEN_MINUTES, []);
    await page.goto('/operator/accounts');
    await page.fill('[name=q]', colleague.email);
    const card = page.locator('main li', { hasText: colleague.email });
    await expect.poll(() => page.locator('main ul > li').count()).toBe(1);
    await card.getByRole('button', { name: t.operator.reset }).click();
    await page.fill('dialog[open] [name=reason]', 'Lost the phone');
    await page.getByRole('button', { name: t.operator.resetNow, exact: true }).click();
    await shows(page, t.proveTitle);
    await axe();
    await phone.screenshot(`prove-${language}`);
    await page.getByRole('button', { name: t.proveByPasskey }).click();
    await shows(page, t.operator.setUpCodeTitle);
    await axe();
  });
}
