import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { registerBySteps } from './support/registration.ts';
import { press, shows, submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });
const TOURNAMENT = { en: 'Tokyo Junior Open', ja: '東京ジュニアオープン' };
const LONG = 'Maximilian Alexander von Hohenzollern-Wittelsbach 長谷川 龍之介';

for (const language of ['en', 'ja'] as const) {
  test(`A player of fifteen and her mother use the guardian page, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const w = words[language];
    const phone = await newPhone({ language });
    const { page } = phone;
    const name = language === 'ja' ? '佐藤 花子' : 'Hanako Sato';
    const [own, mother] = [`hanako-${language}@example.com`, `mother-${language}@example.com`];
    await registerBySteps(page, own, name);

    // The question is part of the application, which cannot continue without an answer.
    await page.goto('/confirm-tournament-application/1');
    await shows(page, w.guardians.questionTitle);
    await phone.axe();
    await page.check('[name=agreed]');
    await submit(page);
    await shows(page, w.guardians.errors.ageMissing);
    await page.check('[name=age][value=under-18]');
    await submit(page);
    await shows(page, w.guardians.errors.emailInvalid);
    await phone.axe();
    await phone.screenshot(`guardian-question-${language}`, { fullPage: true });
    await page.fill('[name=guardianEmail]', own);
    await submit(page);
    await shows(page, w.guardians.errors.ownAddress);
    await page.fill('[name=guardianEmail]', mother);
    await page.reload();
    await page.waitForSelector('[name=guardianEmail]');
    expect(await page.inputValue('[name=guardianEmail]')).toBe(mother);
    await page.check('[name=agreed]');
    await submit(page);
    await page.waitForURL('**/tournament-payment');

    // She pays without waiting for the guardian.
    await page.check('[name=paymentMethod][value=qr-code]');
    await submit(page);
    await shows(page, w.payments.thanks);
    await page.goto('/my-guardian');
    await shows(page, w.guardians.states.asked);
    await phone.axe();
    await phone.screenshot(`my-guardian ${language}`, { fullPage: true });

    // The mother opens the mail on another phone, without an account.
    const asked = await mailTo(app, mother, language === 'ja' ? /保護者の方へ/ : /named you/);
    expect(asked).toContain(name);
    const hers = await newPhone({ language });
    await hers.page.request.post('/api/accounts/logout', { headers: { 'x-rallydays': '1' } });
    await hers.page.goto(linkIn(asked, '/guardian'));
    await shows(hers.page, w.guardianPage.askedTitle(name));
    await hers.axe();
    await hers.screenshot(`guardian asked ${language}`, { fullPage: true });
    await press(hers.page, w.guardianPage.confirm);
    await shows(hers.page, w.guardianPage.confirmedNow);
    await shows(hers.page, TOURNAMENT[language]);
    await hers.axe();
    await hers.screenshot(`guardian confirmed ${language}`, { fullPage: true });

    // She chooses how the name is shown and sees a preview; a reload restores the choice, and the link works.
    await hers.page.check('[value=family-name]');
    await shows(hers.page, w.guardianPage.nameSaved);
    await written(hers.page, () => hers.page.check('[value=initials]'));
    await hers.page.reload();
    await shows(hers.page, TOURNAMENT[language]);
    await expect(hers.page.locator('[value=initials]')).toBeChecked();

    // She withdraws the entry: both are notified, and the refund is shown.
    await press(hers.page, w.guardianPage.withdraw);
    await shows(hers.page, w.guardianPage.withdrawTitle(name, TOURNAMENT[language]));
    await hers.axe();
    await hers.page.getByRole('alertdialog').getByRole('button').last().click();
    await shows(hers.page, w.guardianPage.withdrawn);
    await shows(hers.page, w.guardianPage.nothingComing);
    await hers.page.getByRole('tab').last().click();
    await shows(hers.page, w.entries.states.withdrawn);
    await hers.axe();
    const fee = language === 'ja' ? '2,500円' : '¥2,500';
    await mailTo(app, own, language === 'ja' ? /返金/ : /Refund sent/);
    await hers.page.reload();
    await hers.page.getByRole('tab').last().click();
    await shows(hers.page, w.entries.refundDone(fee));
    await hers.screenshot(`guardian withdrawn ${language}`, { fullPage: true });
    const withdrawn = await mailTo(
      app,
      mother,
      language === 'ja' ? /参加が取り消されました/ : /no longer entered/,
    );
    expect(withdrawn).toContain(fee);
    await page.goto('/notifications');
    await shows(page, w.notifications.titles['withdrawn-by-guardian']);
    await page.goto('/my-guardian');
    await shows(page, w.guardians.states.confirmed);
    await phone.axe();

    // She stops being the guardian: the daughter is asked again at the next paid entry.
    await press(hers.page, w.guardianPage.end);
    await hers.axe();
    await hers.page.getByRole('alertdialog').getByRole('button').last().click();
    await shows(hers.page, w.guardianPage.nobodyTitle);
    await hers.axe();
    await page.goto('/confirm-tournament-application/1');
    await shows(page, w.guardians.questionAgain);
    await phone.axe();
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`A guardian’s link that does not work is replaced by a new one, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const w = words[language].guardianPage;
    const own = await registered(app, fresh(`ren-${language}`), { language, fullName: LONG });
    const father = `father-${language}@example.com`;
    const { page, context, axe, screenshot } = await newPhone({ language, dark: true });
    await context.addCookies(own.cookies);
    const headers = { 'x-rallydays': '1' };
    const data = { age: 'under-18', guardianEmail: father };
    expect((await page.request.put('/api/guardians/mine', { headers, data })).status()).toBe(200);
    await context.clearCookies();

    await page.goto('/guardian#no-such-secret');
    await shows(page, w.errorTitles.LINK_UNKNOWN);
    await axe();
    await screenshot(`guardian link ${language}`, { fullPage: true });
    await submit(page);
    await shows(page, w.errors.emailInvalid);
    await page.fill('[name=email]', father);
    await submit(page);
    await shows(page, w.sentTitle);
    await axe();

    // She answers "This is not me."
    const mail = await mailTo(app, father, language === 'ja' ? /新しいリンク/ : /Your link/);
    await page.goto('/help');
    await page.goto(linkIn(mail, '/guardian'));
    await shows(page, w.askedTitle(LONG));
    await axe();
    await screenshot(`guardian asked dark ${language}`, { fullPage: true });
    await press(page, w.decline);
    await axe();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await shows(page, w.declinedNow);
    await shows(page, w.nobodyTitle);
    await mailTo(app, own.email, language === 'ja' ? /もう一度/ : /another guardian/);
  });
}
