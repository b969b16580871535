import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const [language, t, forgot, subject] of [
  ['en', words.en.password, 'Forgot your password?', /Choose a new password/],
  ['ja', words.ja.password, 'パスワードをお忘れの方', /パスワード再設定/],
] as const) {
  test(`A person who forgot the password logs in again by mail (${language})`, async ({
    app,
    newPhone,
  }) => {
    const { page, axe, allow } = await newPhone({ language });
    allow(/status of 4(10|04|22)/);
    const person = await registered(app, fresh(`forgot-${language}`), { language });
    await page.goto('/login');
    await page.getByRole('link', { name: forgot }).click();
    await page.getByRole('heading', { name: t.forgottenTitle }).waitFor();
    await page.getByRole('button', { name: t.send }).click();
    await page.getByText(t.errors.loginIdMissing).waitFor();
    await axe();
    await page.fill('[name=loginId]', person.email);
    await page.getByRole('button', { name: t.send }).click();
    await page.getByText(t.sentText(person.email)).waitFor();
    await axe();

    const link = linkIn(await mailTo(app, person.email, subject), '/reset-password');
    await page.goto(link);
    await page.getByText(person.email).waitFor();
    await page.fill('[name=password]', 'basketball');
    await page.fill('[name=confirmPassword]', 'basketball');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.errors.passwordCommon).waitFor();
    await axe();
    await page.fill('[name=password]', 'a quiet evening rally');
    await page.fill('[name=confirmPassword]', 'a quiet evening rally');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.saved).first().waitFor();
    await page.waitForURL('/');
    await page.goto('/my-page');
    await page.getByRole('heading', { name: person.fullName }).waitFor();

    await page.goto(link);
    await page.getByRole('heading', { name: t.linkErrors.LINK_USED }).waitFor();
    await axe();
    await page.goto('/help');
    await page.goto('/reset-password#somebody-made-this-up');
    await page.getByRole('heading', { name: t.linkErrors.LINK_UNKNOWN }).waitFor();
    await page.getByRole('link', { name: t.askAgain }).click();
    await page.waitForURL('**/forgot-password');
    expect(await mailTo(app, person.email, /changed|変更/)).toContain('/forgot-password');
  });
}
