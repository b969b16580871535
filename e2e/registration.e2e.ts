import type { Phone } from './support/phone.ts';
import { fillPerson } from './support/registration.ts';
import { codeHeldBack } from './support/screen.ts';
import { expect, test } from './support/test.ts';

type Page = Phone['page'];

test('A player registers in English: four steps, a rating, and home shows the player', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone();
  await page.goto('/');
  await page.getByRole('link', { name: 'New Registration / Rate & Ranking Check' }).click();
  await page.getByRole('heading', { name: 'New Registration', level: 1 }).waitFor();
  await axe();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Name must be at least 2 characters').waitFor();
  await page.getByText('Please select a prefecture').waitFor();
  await expect.poll(() => focused(page)).toBe('fullName');
  await axe();

  await fillPerson(page, 'hana@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Club Information (Optional)' }).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.fill('[name=clubId]', 'ABCD12345');
  expect((await page.inputValue('[name=clubId]')).length).toBeLessThanOrEqual(9);
  await page.fill('[name=clubId]', '');
  await axe();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Select Your Experience Level' }).waitFor();
  await page.getByText('Prefectures/New Athletics').click();
  await axe();
  await page.getByRole('button', { name: 'Get My Rating' }).click();
  await page.getByText('Rating calculated successfully!').first().waitFor();
  await page.getByText('Congratulations!').waitFor();
  await page.getByText('1800 points').waitFor();
  await page.getByText('500th of 5000 players').waitFor();
  await axe();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByRole('link', { name: '0 Tournaments Joined' }).waitFor();
});

test('In Japanese, an address in use leads back to its field and everything else stays filled in', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone({ language: 'ja' });
  await page.goto('/registration');
  await fillPerson(page, 'taken@example.com');
  await toLevel(page);
  await page.getByText('5000人中1000位').waitFor();
  await page.getByText('1600', { exact: true }).waitFor();
  await axe();

  await page.getByRole('link', { name: 'ホームに戻る' }).click();
  await page.getByRole('link', { name: '新規登録・レート・ランキング確認' }).click();
  await fillPerson(page, 'taken@example.com');
  await toLevel(page);
  await page.getByText('このメールアドレスはすでに使われています').waitFor();
  await expect.poll(() => focused(page)).toBe('email');
  expect(await page.inputValue('[name=fullName]')).toBe('佐藤 花子');
  expect(await page.inputValue('[name=password]')).toBe('long-rally-7');
  await axe();
  await page.fill('[name=email]', 'other@example.com');
  await toLevel(page, false);
  await page.getByText('5000人中1000位').waitFor();
});

test('A reload or a change of language loses nothing of the registration except the password', async ({
  newPhone,
}) => {
  const { page } = await newPhone();
  await page.goto('/registration');
  await fillPerson(page, 'reload@example.com');
  await page.getByRole('button', { name: 'EN | 日本語' }).click();
  await page.getByRole('heading', { name: '新規登録', level: 1 }).waitFor();
  expect(await page.inputValue('[name=password]')).toBe('long-rally-7');
  await page.getByRole('button', { name: '次へ' }).click();
  await page.fill('[name=clubId]', 'ABCD1234');
  await page.reload();
  await page.getByText('パスワードだけ、もう一度入力してください。').waitFor();
  expect(await page.inputValue('[name=email]')).toBe('reload@example.com');
  expect(await page.inputValue('[name=prefecture]')).toBe('Tokyo');
  expect(await page.inputValue('[name=password]')).toBe('');
  await page.fill('[name=password]', 'long-rally-7');
  await page.fill('[name=confirmPassword]', 'long-rally-7');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect.poll(() => page.inputValue('[name=clubId]')).toBe('ABCD1234');
});

test('The back gesture stays inside the registration, and leaves it from step 1 and from the result', async ({
  newPhone,
}) => {
  const { page } = await newPhone();
  await page.goto('/');
  await page.getByRole('link', { name: 'New Registration / Rate & Ranking Check' }).click();
  await fillPerson(page, 'gesture@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.fill('[name=clubId]', 'ABCD1234');
  await page.goBack();
  await page.getByRole('heading', { name: 'New Registration', level: 1 }).waitFor();
  expect(await page.inputValue('[name=password]')).toBe('long-rally-7');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.inputValue('[name=clubId]')).toBe('ABCD1234');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Select Your Experience Level' }).waitFor();

  await page.reload();
  await page.getByText('please enter the password again').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  await page.goForward();
  await expect.poll(() => page.inputValue('[name=email]')).toBe('gesture@example.com');

  await page.fill('[name=password]', 'long-rally-7');
  await page.fill('[name=confirmPassword]', 'long-rally-7');
  await toLevel(page);
  await page.getByText('Congratulations!').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
});

test('A common password is refused on the first step, in both languages', async ({ newPhone }) => {
  const { page, axe } = await newPhone();
  await page.goto('/registration');
  await fillPerson(page, 'common@example.com');
  await page.fill('[name=password]', 'password');
  await page.fill('[name=confirmPassword]', 'password');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Many people use this password').waitFor();
  await expect.poll(() => focused(page)).toBe('password');
  await axe();
  await page.getByRole('button', { name: 'EN | 日本語' }).click();
  await page.getByText('推測されやすいパスワードです').waitFor();
});

test('What is typed in the registration before the code arrives stays', async ({ newPhone }) => {
  const { page } = await newPhone();
  const arrive = await codeHeldBack(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  await page.fill('[name=fullName]', 'Early Bird');
  await page.selectOption('[name=prefecture]', 'Osaka');
  arrive();
  // Until React has hydrated the form.
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.getByRole('button', { name: 'EN | 日本語' }).click();
  await page.getByRole('heading', { name: '新規登録', level: 1 }).waitFor();
  expect(await page.inputValue('[name=fullName]')).toBe('Early Bird');
  expect(await page.inputValue('[name=prefecture]')).toBe('Osaka');
});

test('When the reply to a registration is lost, sending again registers once', async ({
  newPhone,
}) => {
  const phone = await newPhone({
    allow: [/net::ERR_FAILED/],
  });
  const { page } = phone;
  await page.goto('/registration');
  await fillPerson(page, 'once@example.com');
  let lost = false;
  await page.route('**/api/accounts', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await toLevel(page);
  await page.getByText('It could not be sent.').waitFor();
  await page.getByRole('button', { name: 'Get My Rating' }).click();
  await page.getByText('Congratulations!').waitFor();
  await page.getByText('1600 points').waitFor();
});

/** Goes from a filled first step to the rating. */
async function toLevel(page: Page, choose = true) {
  await page.locator('main form button[type=submit]').click();
  await page.locator('[name=clubId]').waitFor();
  await page.locator('main form button[type=submit]').click();
  if (choose) await page.locator('[name=level][value=B]').check();
  else expect(await page.locator('[name=level][value=B]').isChecked()).toBe(true);
  await page.locator('main form button[type=submit]').click();
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}
