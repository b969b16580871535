import type { Page } from '@playwright/test';
import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'ja'] as const) {
  test(`A person reviews the account: devices, recent logins, another password (${language})`, async ({
    app,
    newPhone,
  }) => {
    const t = words[language];
    const person = await registered(app, fresh(`account-${language}`), { language });
    const { page, context, axe, allow } = await newPhone({ language });
    allow(/status of 4(03|22)/);
    await context.addCookies(person.cookies);
    await page.goto('/my-page?tab=settings');
    await page.getByRole('link', { name: t.settings.title }).click();
    await page.getByRole('heading', { name: t.settings.title }).waitFor();
    await page.getByText(t.devices.thisDevice).waitFor();
    await axe();

    const other = await newPhone({ language });
    await logIn(other.page, person.email, person.password);
    const subject = language === 'en' ? /new device/ : /新しい端末/;
    expect(await mailTo(app, person.email, subject)).toContain('/account');
    await page.reload();
    await page.getByRole('button', { name: t.devices.signOutOthers }).click();
    await axe();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t.devices.signOutOthers })
      .click();
    await page.getByText(t.devices.othersOut(1)).first().waitFor();

    await page.getByRole('link', { name: t.devices.recent }).click();
    await page.getByText(t.devices.methods.registration).first().waitFor();
    await axe();
    await page.getByRole('link', { name: t.devices.notYou }).click();
    await page.fill('[name=currentPassword]', 'not-the-password');
    await page.fill('[name=password]', 'a quiet evening rally');
    await page.fill('[name=confirmPassword]', 'a quiet evening rally');
    await page.getByRole('button', { name: t.password.saveChange }).click();
    await page.getByText(t.password.errors.passwordWrong).waitFor();
    await axe();
    await page.fill('[name=currentPassword]', person.password);
    await page.getByRole('button', { name: t.password.saveChange }).click();
    await page.getByText(t.password.changed).first().waitFor();
    await page.getByText(t.devices.thisDevice).waitFor();
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`A new mailbox changes the e-mail address, and the old one restores it (${language})`, async ({
    app,
    newPhone,
  }) => {
    const t = words[language];
    const person = await registered(app, fresh(`moving-${language}`), { language });
    const newEmail = `moved-${language}@example.com`;
    const { page, context, axe, allow } = await newPhone({ language });
    allow(/status of 4(03|10|04)/);
    const welcome = await mailTo(
      app,
      person.email,
      language === 'en' ? /Welcome/ : /ご登録ありがとう/,
    );
    await page.goto(linkIn(welcome, '/verify-email'));
    await page.getByRole('heading', { name: t.emailAddress.verifiedTitle }).waitFor();

    await context.addCookies(person.cookies);
    await page.goto('/account/email');
    await page.getByRole('button', { name: t.emailAddress.sendLink }).click();
    await page.getByText(t.emailAddress.errors.emailInvalid).waitFor();
    await axe();
    await page.fill('[name=email]', newEmail);
    await page.fill('[name=currentPassword]', person.password);
    await page.getByRole('button', { name: t.emailAddress.sendLink }).click();
    await page.getByText(t.emailAddress.sentText(newEmail)).waitFor();
    await axe();

    const confirm = await mailTo(app, newEmail, /confirm|ご確認/);
    await page.goto(linkIn(confirm, '/confirm-email'));
    await page.getByText(t.emailAddress.changedText(newEmail)).waitFor();
    await axe();

    const notified = await mailTo(app, person.email, /changed|変更されました/);
    await page.goto(linkIn(notified, '/undo-email'));
    await page.getByRole('heading', { name: t.emailAddress.undoTitle }).waitFor();
    await axe();
    await page.getByRole('button', { name: t.emailAddress.undo }).click();
    await page.getByRole('heading', { name: t.password.newTitle }).waitFor();
    await page.getByText(person.email).waitFor();
  });
}

async function logIn(page: Page, loginId: string, password: string) {
  await page.goto('/login');
  await page.fill('[name=loginId]', loginId);
  await page.fill('[name=password]', password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
}
