import { v7 as uuidv7 } from 'uuid';
import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import { appCode } from '#platform/testing/app-code.ts';
import type { App } from '#platform/testing/server-process.ts';
import { fresh, linkIn, mailTo } from './support/account.ts';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { shows, submit } from './support/screen.ts';
import {
  choosePassword,
  firstLogin,
  mailedCode,
  newOperator,
  PASSWORD,
  type Person,
  setUp,
  shownSecret,
  typePassword,
} from './support/second-factor.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

const ELEVEN_MINUTES = 11 * 60_000;
// A new operator's mails are in English, until they choose their language.
const RESET_MAIL = /Choose a new password/;

for (const language of ['en', 'ja'] as const) {
  const { secondFactor: t, signIn, operator: desk } = words[language];

  test(`A new operator sets up the second step before the console opens, and logs in with it, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const operator = await newOperator(app, language);
    const phone = await newPhone({ language });
    const { page, axe, allow } = phone;
    allow(/status of 403/);
    await firstLogin(phone, operator);
    await page.goto('/operator');
    await shows(page, signIn.secondFactorTitle);
    await axe();
    await page.getByRole('link', { name: signIn.setUpSecondFactor }).click();
    await page.fill('[name=currentPassword]', 'not-the-password');
    await submit(page);
    await shows(page, t.errors.passwordWrong);
    await axe();
    await page.fill('[name=currentPassword]', PASSWORD);
    await page.fill('[name=setUpCode]', 'ACDE-FGHJ-KMNP-QRTW');
    await submit(page);
    await shows(page, t.errors.setUpCodeWrong);
    const mailed = await mailedCode(page, app, operator.email);
    await shows(page, t.codeMailed);
    await axe();
    await phone.screenshot(`mailed code ${language}`, { fullPage: true });
    await page.fill('[name=setUpCode]', mailed);
    await submit(page);
    const secret = await shownSecret(page);
    await axe();
    await page.fill('[name=code]', '000000');
    await submit(page);
    await shows(page, t.failures.WRONG_CODE);
    await page.fill('[name=code]', appCode(secret, app.now()));
    await submit(page);
    await shows(page, t.codesTitle);
    await axe();
    await phone.screenshot(`recovery codes ${language}`, { fullPage: true });
    const codes = await page.locator('main ol li').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: t.done }).click();
    await page.waitForURL('**/operator');
    await page.locator('main nav').waitFor();

    // Another device: the code of the app is used up, so a recovery code takes its place.
    const other = await newPhone({ language, dark: true });
    other.allow(/status of 40[139]/);
    await typePassword(other.page, operator.email);
    await shows(other.page, t.codeText);
    await other.axe();
    await other.page.fill('[name=code]', '000000');
    await submit(other.page);
    await shows(other.page, t.failures.WRONG_CODE);
    await other.axe();
    await other.page.getByRole('button', { name: t.useRecovery }).click();
    await other.page.fill('[name=code]', codes[0]?.toLowerCase() ?? '');
    await submit(other.page);
    await other.page.waitForURL((url) => url.pathname === '/');
    await other.page.goto('/account');
    await other.page.getByText(t.codesLeft(9)).waitFor();
    await other.axe();
    await other.page.getByRole('link', { name: t.manage }).click();
    await other.page.getByRole('button', { name: t.move }).waitFor();
    expect(await other.page.getByRole('button', { name: t.turnOff }).count()).toBe(0);
    await other.axe();
  });

  test(`The laptop of an operator is stolen, and another operator ends its sessions, in ${language}`, async ({
    app,
    newPhone,
    operatorPhone,
  }) => {
    test.setTimeout(300_000);
    const operator = await newOperator(app, language);
    const laptop = await newPhone({ language });
    laptop.allow(/status of 40[13]/);
    await firstLogin(laptop, operator);
    await setUp(laptop, app, operator);
    await laptop.page.goto('/operator/announcements');
    await laptop.page.getByRole('button', { name: desk.newAnnouncement }).waitFor();

    const helper = await operatorPhone({ language, width: 1280, height: 900 });
    const { page, axe } = helper;
    helper.allow(/status of 403/);
    await page.goto('/operator/accounts');
    await page.fill('[name=q]', operator.email);
    const card = page.locator('main li', { hasText: operator.email });
    await expect.poll(() => page.locator('main ul > li').count()).toBe(1);
    // The last proof of the second factor is older than ten minutes by now.
    await app.passTime(ELEVEN_MINUTES, []);
    await card.getByRole('button', { name: desk.reset }).click();
    await page.fill('dialog[open] [name=reason]', 'Stolen on the train');
    await axe();
    await page.getByRole('button', { name: desk.resetNow, exact: true }).click();
    await shows(page, t.proveTitle);
    await axe();
    await helper.screenshot(`prove again ${language}`);
    await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
    await page.getByText(desk.failures.PROOF_REQUIRED).first().waitFor();
    await page.getByRole('button', { name: desk.resetNow, exact: true }).click();
    await page.fill('[role=alertdialog] [name=code]', appCode(DEMO_OPERATOR.secret, app.now()));
    await page.getByRole('button', { name: t.prove, exact: true }).click();
    await shows(page, desk.setUpCodeTitle);
    await axe();
    await helper.screenshot(`set-up code ${language}`);
    const shown = (await page.locator('dialog[open]').last().textContent()) ?? '';
    const setUpCode = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(shown)?.[0] ?? '';
    await page.getByRole('button', { name: desk.setUpCodeNoted }).click();
    await page.goto('/operator/log');
    await shows(page, desk.actions['second-factor-reset']);

    // The thief is out, and the password no longer opens.
    await laptop.page.getByRole('button', { name: desk.newAnnouncement }).click();
    await laptop.page.fill('dialog[open] [name=titleEn]', 'Mischief');
    await laptop.page.fill('dialog[open] [name=titleJa]', 'いたずら');
    await laptop.page.getByRole('button', { name: desk.saveDraft }).click();
    await laptop.page.locator('[role=alertdialog] [name=password]').waitFor();
    const answer = await laptop.context.request.post('/api/accounts/login', {
      headers: { 'x-rallydays': '1' },
      data: { loginId: operator.email, password: PASSWORD },
    });
    expect(answer.status()).toBe(401);

    // The operator begins again on another device: a link in the mailbox, and the code of the helper.
    const phone = await newPhone({ language });
    phone.allow(/status of 403/);
    await send(phone, 'POST', '/api/accounts/password/forgotten', { loginId: operator.email });
    await phone.page.goto(linkIn(await mailTo(app, operator.email, RESET_MAIL), '/reset-password'));
    await choosePassword(phone.page);
    await phone.page.goto('/account/second-factor');
    await phone.page.fill('[name=currentPassword]', PASSWORD);
    await phone.page.fill('[name=setUpCode]', 'ACDE-FGHJ-KMNP-QRTW');
    await submit(phone.page);
    await shows(phone.page, t.errors.setUpCodeWrong);
    await phone.axe();
    await setUp(phone, app, { setUpCode });
    await phone.page.goto('/operator');
    await phone.page.locator('main nav').waitFor();
  });

  test(`An organizer switches the second step on and off, in ${language}`, async ({
    app,
    newPhone,
    operatorPhone,
  }) => {
    test.setTimeout(240_000);
    const organizer = await newOrganizer(app, await operatorPhone(), language);
    const phone = await newPhone({ language, dark: true });
    const { page, axe } = phone;
    await firstLogin(phone, organizer);
    await page.goto('/account');
    await page.getByRole('link', { name: t.setUp }).click();
    await axe();
    await setUp(phone, app);
    await page.getByRole('button', { name: t.newCodes }).click();
    await page.getByRole('button', { name: t.makeThem, exact: true }).click();
    await shows(page, t.codesTitle);
    await page.getByRole('button', { name: t.done }).click();
    await shows(page, t.codesRenewed);
    await page.getByRole('button', { name: t.turnOff }).click();
    await axe();
    await page.getByRole('alertdialog').getByRole('button', { name: t.turnOff }).click();
    await page.getByText(t.turnedOff, { exact: true }).first().waitFor();
    await page.fill('[name=currentPassword]', '');
    await axe();
  });
}

async function newOrganizer(_app: App, operator: Phone, language: 'en' | 'ja'): Promise<Person> {
  const email = fresh(`organizer-${language}`);
  const id = uuidv7();
  await send(operator, 'POST', '/api/organizers/applications', {
    id,
    application: {
      organizerName: 'Hana Sato',
      organizationName: `Aozora ${id.slice(-6)}`,
      address: 'Tokyo',
      email,
      phoneNumber: '03-1234-5678',
      workplaceOrSchool: 'Aozora School',
    },
  });
  await send(operator, 'POST', `/api/operator/applications/${id}/approve`);
  // The mail waits for a minute, in which the operator can undo the decision.
  const { mails } = await send<{ mails: { id: string }[] }>(
    operator,
    'GET',
    `/api/operator/mails?q=${email}`,
  );
  const { mail } = await send<{ mail: { text: string } }>(
    operator,
    'GET',
    `/api/operator/mails/${mails[0]?.id}`,
  );
  return {
    email: /ORG-\w{6}/.exec(mail.text)?.[0] ?? '',
    oneTimePassword: /[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}/.exec(mail.text)?.[0] ?? '',
  };
}
