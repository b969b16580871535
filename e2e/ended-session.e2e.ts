import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fresh, type Person, registered } from './support/account.ts';
import { readsCached } from './support/cached.ts';
import type { Phone } from './support/phone.ts';
import { heldBack } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: {
    ended: 'You have been logged out',
    changed: 'Somebody else is logged in now',
    other: 'That was another account',
    goOn: 'Log in and go on',
    leave: 'Leave this page',
    created: 'has been successfully registered',
    logIn: 'Please log in',
  },
  ja: {
    ended: 'ログアウトされました',
    changed: '別の方がログインしています',
    other: '別のアカウントです',
    goOn: 'ログインして続ける',
    leave: 'このページを離れる',
    created: 'を登録しました',
    logIn: 'ログインしてください',
  },
} as const;

async function logIn({ context }: Phone, { email, password }: Person): Promise<void> {
  const answer = await context.request.post('/api/accounts/login', {
    headers: { 'x-rallydays': '1' },
    data: { loginId: email, password },
  });
  expect(answer.status()).toBe(200);
}

async function fillGroup(page: Page, code: string): Promise<void> {
  await page.goto('/create-group');
  await page.fill('[name=name]', 'Sakura Club');
  await page.fill('[name=teamId]', code);
  await page.fill('[name=director]', '大野 正樹');
}

const freshCode = () => randomUUID().slice(0, 8).toUpperCase();

const submit = (page: Page) => page.click('main form button[type=submit]');
const again = (page: Page) => page.getByRole('alertdialog');

async function reauthenticate(page: Page, person: Person, button: string): Promise<void> {
  await again(page).locator('[name=loginId]').fill(person.email);
  await again(page).locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: button }).click();
}

for (const language of ['en', 'ja'] as const) {
  test(`When a session ends while a form is filled in, a person logs in over it and it is sent (${language})`, async ({
    app,
    newPhone,
  }) => {
    const t = words[language];
    const phone = await newPhone({ language });
    const { page, context, axe } = phone;
    const person = await registered(app, fresh('ended'));
    await logIn(phone, person);
    await fillGroup(page, freshCode());
    await context.clearCookies({ name: /session/ });
    await submit(page);
    await again(page).getByText(t.ended).waitFor();
    await axe();
    await reauthenticate(page, { ...person, password: 'wrong password' }, t.goOn);
    await again(page).getByRole('alert').waitFor();
    expect(await again(page).locator('[name=loginId]').inputValue()).toBe(person.email);
    await reauthenticate(page, person, t.goOn);
    await page.getByText(t.created).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/group-registered');
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`Two tabs signed in as different people do nothing in the wrong name (${language})`, async ({
    app,
    newPhone,
  }) => {
    const t = words[language];
    const phone = await newPhone({ language });
    const { page, axe } = phone;
    const first = await registered(app, fresh('first'));
    const second = await registered(app, fresh('second'));
    await logIn(phone, first);
    await fillGroup(page, freshCode());
    await logIn(phone, second);
    await submit(page);
    await again(page).getByText(t.changed).waitFor();
    await axe();
    await reauthenticate(page, second, t.goOn);
    await again(page).getByText(t.other).waitFor();
    await reauthenticate(page, first, t.goOn);
    await page.getByText(t.created).first().waitFor();
    const mine = await phone.context.request.get('/api/groups');
    expect(JSON.stringify(await mine.json())).toContain('Sakura Club');
    await logIn(phone, second);
    const theirs = await phone.context.request.get('/api/groups');
    expect(JSON.stringify(await theirs.json())).not.toContain('Sakura Club');
  });
}

test('A person who leaves instead of logging in again leaves nothing on the screen', async ({
  app,
  newPhone,
}) => {
  const t = words.en;
  const phone = await newPhone();
  const { page, context } = phone;
  const person = await registered(app, fresh('leaves'));
  await logIn(phone, person);
  await page.goto('/my-page');
  await page.getByRole('heading', { name: person.fullName }).waitFor();
  await readsCached(page, person.fullName);
  await context.clearCookies({ name: /session/ });
  // The cached data show the form before the server can answer that nobody is signed in.
  const answer = await heldBack(page, '**/api/accounts/session');
  await page.goto('/create-group');
  await page.locator('[name=teamId]').waitFor();
  answer();
  await again(page).getByText(t.ended).waitFor();
  await page.getByRole('button', { name: t.leave }).click();
  await page.getByText(t.logIn).first().waitFor();
  expect(await page.locator('[name=teamId]').count()).toBe(0);
  await page.goto('/my-page');
  await page.getByText(t.logIn).first().waitFor();
  expect(await page.getByText(person.fullName).count()).toBe(0);
});

test('Logging out in one tab closes the screens of the others; the same person coming back does not', async ({
  app,
  newPhone,
}) => {
  const phone = await newPhone();
  const { page, context } = phone;
  const person = await registered(app, fresh('two-tabs'));
  await logIn(phone, person);
  await page.goto('/my-page');
  await page.getByRole('heading', { name: person.fullName }).waitFor();
  const typing = await context.newPage();
  await typing.goto('/create-group');
  await typing.fill('[name=name]', 'Half typed');
  // The session has ended unnoticed, and in a third tab the person logs in.
  await context.clearCookies({ name: /session/ });
  const third = await context.newPage();
  await third.goto('/login');
  await third.fill('[name=loginId]', person.email);
  await third.fill('[name=password]', person.password);
  const asked = typing.waitForResponse('**/api/accounts/session');
  await submit(third);
  await (await asked).finished();
  expect(await typing.inputValue('[name=name]')).toBe('Half typed');

  await third.goto('/my-page?tab=settings');
  await third.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, typing]) await tab.getByText(words.en.logIn).first().waitFor();
  expect(await page.getByText(person.fullName).count()).toBe(0);
  expect(await typing.locator('[name=name]').count()).toBe(0);
});
