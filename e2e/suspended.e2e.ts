import { fresh, mailTo, registered } from './support/account.ts';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

async function suspend(operator: Phone, email: string): Promise<void> {
  const list = `/api/operator/accounts?search=${encodeURIComponent(email)}`;
  const { accounts } = await send<{ accounts: { id: string }[] }>(operator, 'GET', list);
  const reason = { reason: 'Insults' };
  await send(operator, 'POST', `/api/operator/accounts/${accounts[0]?.id}/suspend`, reason);
}

for (const language of ['en', 'ja'] as const) {
  test(`A suspended person downloads their data and deletes the account, in ${language}`, async ({
    app,
    newPhone,
    operatorPhone,
  }) => {
    test.setTimeout(240_000);
    const { suspended: w, signIn, accounts, deletion, export: files } = words[language];
    const email = fresh(`suspended-${language}`);
    const person = await registered(app, email, { language });
    await suspend(await operatorPhone(), email);

    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page } = phone;
    await page.goto('/login');
    await page.fill('[name=loginId]', email);
    await page.fill('[name=password]', person.password);
    await page.getByRole('button', { name: signIn.logIn, exact: true }).click();
    await page.getByText(accounts.suspendedTitle).waitFor();
    await phone.axe();
    await phone.screenshot(`suspended login ${language}`);
    await page.getByRole('link', { name: signIn.suspendedData }).click();

    await page.getByRole('heading', { name: w.title, level: 1 }).waitFor();
    expect(await page.inputValue('[name=loginId]')).toBe(email);
    await phone.axe();
    await phone.screenshot(`suspended proof ${language}`);
    await page.getByRole('button', { name: w.open }).click();
    await page.getByText(w.errors.passwordMissing).waitFor();
    await page.fill('[name=password]', 'not-my-password');
    await page.getByRole('button', { name: w.open }).click();
    await page.getByText(accounts.loginFailedTitle).waitFor();
    await page.fill('[name=password]', person.password);
    await page.getByRole('button', { name: w.open }).click();

    await page.getByRole('heading', { name: w.retainedHeading }).waitFor();
    await phone.axe();
    await phone.screenshot(`suspended data ${language}`, { fullPage: true });
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: files.csv }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.zip$/);
    // It may lie over the button, and stays while a mouse is on it.
    await page.mouse.move(0, 0);
    await page.getByText(files.saved, { exact: true }).first().waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: deletion.delete, exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.getByRole('button', { name: deletion.sureYes }).last().click();
    await page.getByText(deletion.deletedTitle, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await mailTo(app, email, /has been deleted|退会手続きが完了/);
    // Nobody is signed in any more.
    await page.goto('/account/suspended');
    await page.fill('[name=loginId]', email);
    await page.fill('[name=password]', person.password);
    await page.getByRole('button', { name: w.open }).click();
    await page.getByText(accounts.loginFailedTitle).waitFor();
  });
}
