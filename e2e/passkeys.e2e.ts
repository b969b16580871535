import type { Page } from '@playwright/test';
import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

// A passkey belongs to a host name; an address such as 127.0.0.1 cannot have one.
test.use({ world: { env: { HOST: 'localhost' } } });

for (const [language, welcome] of [
  ['en', /Welcome/],
  ['ja', /ご登録ありがとう/],
] as const) {
  const { passkeys: t, signIn: accounts, emailAddress: email } = words[language];

  test(`A passkey is added, logs in, is renamed and removed (${language})`, async ({
    app,
    newPhone,
  }) => {
    const person = await registered(app, fresh(`passkey-${language}`), { language });
    const phone = await newPhone({ language });
    const { page, context, axe, allow } = phone;
    allow(/status of 40[13]/);
    await withAuthenticator(phone);
    await page.goto(linkIn(await mailTo(app, person.email, welcome), '/verify-email'));
    await page.getByText(email.verifiedTitle).first().waitFor();
    await context.addCookies(person.cookies);

    await page.goto('/account');
    await page.getByText(t.none).waitFor();
    await page.getByRole('link', { name: t.add }).click();
    await page.fill('[name=currentPassword]', 'not-the-password');
    await page.getByRole('button', { name: t.go }).click();
    await page.getByText(t.errors.passwordWrong).waitFor();
    await axe();
    await page.fill('[name=currentPassword]', person.password);
    await page.getByRole('button', { name: t.go }).click();
    await page.getByText(t.added).first().waitFor();
    await page.getByText(t.defaultName).waitFor();
    await axe();

    await logOut(page, accounts);
    await page.goto('/login?next=%2Faccount');
    await page.getByRole('button', { name: accounts.passkeyLogin }).click();
    await page.waitForURL('**/account');
    await page.getByRole('button', { name: t.changeName(t.defaultName) }).click();
    await page.getByRole('dialog').getByText(t.removeText).waitFor();
    await axe();
    await page.fill('[name=name]', 'ママのiPhone');
    await page.getByRole('button', { name: t.saveName }).click();
    await page.getByText(t.renamed).first().waitFor();
    await page.getByRole('button', { name: t.changeName('ママのiPhone') }).click();
    await page.getByRole('button', { name: t.remove, exact: true }).click();
    await page.getByText(t.none).waitFor();

    await logOut(page, accounts);
    await page.goto('/login');
    await page.getByRole('button', { name: accounts.passkeyLogin }).click();
    await page.getByText(accounts.passkeyFailures.PASSKEY_REFUSED).waitFor();
    await axe();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
}

async function logOut(page: Page, t: Words['signIn']): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: t.logout }).click();
  await page.getByText(t.loggedOut).first().waitFor();
}
