import type { Page } from '@playwright/test';
import { appCode } from '#platform/testing/app-code.ts';
import type { App } from '#platform/testing/server-process.ts';
import { fresh, mailTo } from './account.ts';
import type { Phone } from './phone.ts';
import { submit } from './screen.ts';
import { words } from './words.ts';

/** New operators, and the second step of their logins. */

export const PASSWORD = 'kvasir-orbit-77x';

export interface Person {
  readonly email: string;
  readonly oneTimePassword: string;
}

export async function newOperator(app: App, language: 'en' | 'ja'): Promise<Person> {
  const email = fresh(`operator-${language}`);
  const parameters = ['--email', email, '--name', '運営 花子'];
  const printed = await app.run('apps/server/operator-create.ts', ...parameters);
  return { email, oneTimePassword: /password: (\S+)/.exec(printed)?.[1] ?? '' };
}

export async function typePassword(
  page: Page,
  loginId: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await page.fill('[name=loginId]', loginId);
  await page.fill('[name=password]', password);
  await submit(page);
}

/** The login with the one-time password, and the choice of another. */
export async function firstLogin(
  { page }: Phone,
  { email, oneTimePassword }: Person,
): Promise<void> {
  await typePassword(page, email, oneTimePassword);
  await page.waitForURL('**/new-password*');
  await choosePassword(page);
}

export async function choosePassword(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  // First the field that the login, which may still be shown, does not have.
  await page.fill('[name=confirmPassword]', PASSWORD);
  await page.fill('[name=password]', PASSWORD);
  await submit(page);
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** Sets the second step up on its screen; an operator's first with the code that is mailed to `email`. */
export async function setUp(
  { page }: Phone,
  app: App,
  { email, setUpCode }: { readonly email?: string; readonly setUpCode?: string } = {},
): Promise<void> {
  await page.goto('/account/second-factor');
  await page.fill('[name=currentPassword]', PASSWORD);
  const code = email ? await mailedCode(page, app, email) : setUpCode;
  if (code) await page.fill('[name=setUpCode]', code);
  // By the keyboard: the notification that the code is mailed may lie over the button.
  await page.locator('[name=currentPassword]').press('Enter');
  const secret = await shownSecret(page);
  await page.fill('[name=code]', appCode(secret, app.now()));
  await page.locator('[name=code]').press('Enter');
  await page.locator('main ol li').first().waitFor();
  await page.locator('main button').last().click();
}

/** The code for an operator's first app, which is mailed on a press. */
export async function mailedCode(page: Page, app: App, email: string): Promise<string> {
  // A new operator's mails are in English, until they choose their language.
  await page.locator('main form button[type=button]').first().click();
  const mail = await mailTo(app, email, new RegExp(words.en.accountsMails.setUpCodeSubject));
  return /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(mail)?.[0] ?? '';
}

export async function shownSecret(page: Page): Promise<string> {
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return ((await key.textContent()) ?? '').replaceAll(' ', '');
}
