import { randomUUID } from 'node:crypto';
import { linkIn, mailTo, registered } from './support/account.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

for (const [language, t, welcome, again] of [
  ['en', words.en.emailAddress, /Welcome/, /confirm your email/],
  ['ja', words.ja.emailAddress, /ご登録ありがとう/, /メールアドレスのご確認/],
] as const) {
  test(`My Page asks to confirm the address until the link of a mail was opened (${language})`, async ({
    app,
    newPhone,
  }) => {
    const { page, context, axe, allow } = await newPhone({ language });
    allow(/status of 404/);
    const person = await registered(app, `verify-${randomUUID()}@example.com`, { language });
    await context.addCookies(person.cookies);
    await page.goto('/my-page');
    await page.getByText(t.noticeTitle).waitFor();
    await axe();
    await page.getByRole('button', { name: t.resend }).click();
    await page.getByText(t.resent).first().waitFor();
    linkIn(await mailTo(app, person.email, again), '/verify-email');

    await page.goto('/verify-email#made-up');
    await page.getByRole('heading', { name: t.linkErrors.LINK_UNKNOWN }).waitFor();
    await axe();
    await page.goto('/help');
    await page.goto(linkIn(await mailTo(app, person.email, welcome), '/verify-email'));
    await page.getByRole('heading', { name: t.verifiedTitle }).waitFor();
    await axe();
    await page.getByRole('link', { name: t.toMyPage }).click();
    await page.getByRole('heading', { name: person.fullName }).waitFor();
    await page.getByText(t.noticeTitle).waitFor({ state: 'detached' });
  });
}
