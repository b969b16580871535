import { fresh, registered } from './support/account.ts';
import { codeHeldBack } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ world: { demo: true } });

test('After leaving the demo, a personal screen asks to log in and comes back after the demo is entered again', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone();
  await page.goto('/my-page?tab=settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('You are logged out', { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: 'Go on in the demo' }).waitFor();

  await page.goto('/notifications');
  await page.getByRole('heading', { name: 'Please log in' }).waitFor();
  await axe();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
  await axe();
  await page.getByRole('button', { name: 'Enter the demo' }).click();
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/notifications');
});

for (const [language, loggedOut, login, goOn, joined] of [
  ['en', 'You are logged out', 'Login', 'Go on in the demo', 'Tournaments Joined'],
  ['ja', 'ログアウトしました', 'ログイン', 'デモを続ける', '参加大会数'],
] as const) {
  test(`In the demo, a session that ends elsewhere asks how to go on (${language})`, async ({
    app,
    newPhone,
  }) => {
    const person = await registered(app, fresh(`ended-${language}`), { language });
    const phone = await newPhone({ language, allow: [/401/] });
    const { page, context } = phone;
    await context.addCookies(person.cookies);
    await page.goto('/my-page?tab=settings');
    await page.getByText(person.email).waitFor();
    const elsewhere = await newPhone();
    const fresh2 = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    await elsewhere.context.addCookies(person.cookies);
    const changed = await elsewhere.context.request.put('/api/accounts/password', {
      headers: { 'x-rallydays': '1' },
      data: { currentPassword: person.password, ...fresh2 },
    });
    expect(changed.status()).toBe(200);

    await page.goto('/');
    await page.getByText(loggedOut).waitFor();
    expect(await page.getByText(joined).count()).toBe(0);
    await phone.axe();
    await phone.screenshot(`logged out in the demo ${language}`);
    await page.getByRole('main').getByRole('link', { name: login }).waitFor();
    await page.getByRole('button', { name: goOn }).click();
    await page.getByText(joined).waitFor();
  });
}

test('A wrong login says so in Japanese and loses nothing; the right one continues to the requested screen', async ({
  app,
  newPhone,
}) => {
  const { page, axe } = await newPhone({ language: 'ja' });
  const person = await registered(app, fresh('login-ja'));
  await page.goto('/login?next=%2Fmy-page');
  await page.fill('[name=loginId]', person.email);
  await page.fill('[name=password]', 'not-the-password');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByText('ログインできませんでした').waitFor();
  expect(await page.inputValue('[name=loginId]')).toBe(person.email);
  expect(await page.inputValue('[name=password]')).toBe('not-the-password');
  await axe();

  await page.fill('[name=password]', person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: person.fullName }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/my-page');
  await page.getByText('1400', { exact: true }).waitFor();
  await axe();

  await page.goto('/login');
  await page.getByText(`${person.fullName}さんとしてログイン中です`).waitFor();
  await axe();
});

test('A login form submitted before the code arrives keeps its content, and the address stays clean', async ({
  app,
  newPhone,
}) => {
  const { page } = await newPhone();
  const arrive = await codeHeldBack(page);
  await page.goto('/login?next=%2Fhelp', { waitUntil: 'commit' });
  await page.fill('[name=loginId]', 'early@example.com');
  await page.fill('[name=password]', 'long-rally-7');
  await page.keyboard.press('Enter');
  arrive();
  await page.getByText('You are in the demo').waitFor();
  expect(page.url()).toBe(`${app.url}/login?next=%2Fhelp`);
  expect(await page.inputValue('[name=loginId]')).toBe('early@example.com');
  expect(await page.inputValue('[name=password]')).toBe('long-rally-7');
  const register = page.getByRole('main').getByRole('link', { name: 'New Registration' });
  expect(await register.getAttribute('href')).toBe('/registration?next=%2Fhelp');
});

test('A link to the login cannot lead to another site', async ({ app, newPhone }) => {
  const { page } = await newPhone();
  const person = await registered(app, fresh('login-next'));
  await page.goto('/login?next=%2F%2Fevil.example%2F');
  await page.fill('[name=loginId]', person.email);
  await page.fill('[name=password]', person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  expect(page.url()).toBe(`${app.url}/`);
});

test('Without a signal the login says so and keeps what was typed', async ({ newPhone }) => {
  const { page, setOffline } = await newPhone();
  await page.goto('/login');
  await page.getByText('You are in the demo').waitFor();
  await page.fill('[name=loginId]', 'somebody@example.com');
  await page.fill('[name=password]', 'long-rally-7');
  await setOffline(true);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('It could not be sent.').waitFor();
  expect(await page.inputValue('[name=password]')).toBe('long-rally-7');
});

test('An organizer screen shows a player how to become an organizer', async ({ app, newPhone }) => {
  const { page, context, axe } = await newPhone();
  const person = await registered(app, fresh('login-player'));
  await context.addCookies(person.cookies);
  await page.goto('/register-tournament');
  await page.getByRole('heading', { name: 'For tournament organizers' }).waitFor();
  await axe();
  await page.getByRole('link', { name: 'Apply as an organizer' }).click();
  await page.waitForURL('**/tournament-organizer-registration');
});

test('In the demo the account shows why nothing about logging in can be changed', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone();
  await page.goto('/account');
  await page.getByText('This is the demo account').waitFor();
  await axe();
  await page.goto('/account/password');
  await page.getByText('Not in the demo').waitFor();
  await axe();
  await page.goto('/account/email');
  await page.getByText('Not in the demo').waitFor();
});

test('Where there can be no passkeys, as on an address without a name, the button says so', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('Passkeys do not work in this browser').waitFor();
  await axe();
});
