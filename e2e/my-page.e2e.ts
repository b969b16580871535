import { DEMO_PASSWORD } from '#demo/demo-people.ts';
import { send } from './support/club.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** My Page with its tabs, and the invitation to a club. */
test.use({ world: { demo: true } });

for (const language of ['en', 'ja'] as const) {
  const { ratings: t, myPage, settings, groups, joining } = words[language];

  test(`My Page shows the player, the matches with what they did, and each tab, in ${language}`, async ({
    newPhone,
  }) => {
    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page, axe } = phone;
    await page.goto('/login');
    const loginId = 'jonan1@demo.rallydays.invalid';
    await send(phone, 'POST', '/api/accounts/login', { loginId, password: DEMO_PASSWORD });
    await page.goto('/my-page');
    await page.getByRole('heading', { level: 2, name: t.form }).waitFor();
    const calendar = page.getByRole('grid');
    await calendar.waitFor();
    await expect(page.getByRole('list', { name: t.results }).first()).toBeVisible();
    await axe();
    for (const tab of ['entries', 'clubs', 'settings'] as const) {
      const tabs = page.getByRole('tablist', { name: myPage.myPageTitle });
      await tabs.getByRole('tab', { name: myPage.tabs[tab] }).click();
      await page.waitForURL(`**/my-page?tab=${tab}`);
      await axe();
    }
    await page.getByRole('link', { name: myPage.security }).click();
    await page.getByRole('heading', { level: 1, name: settings.title }).waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/my-page?tab=settings');
  });

  test(`A coach invites with a suggested code, and a pupil without an account registers by it, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const coach = await playerPhone('Nakano Kaoru', { language });
    const { page, axe } = coach;
    await page.goto('/create-group');
    await page.fill('[name=name]', 'Kita High School');
    await page.getByRole('button', { name: groups.suggestCode }).click();
    const code = await page.inputValue('[name=teamId]');
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    await page.getByRole('button', { name: groups.submitGroup }).click();
    await page.waitForURL('**/group-registered');
    await page.getByRole('link', { name: 'Kita High School' }).click();
    await page.getByRole('button', { name: joining.invite }).click();
    await page.getByRole('img', { name: joining.qr('Kita High School') }).waitFor();
    await axe();
    const line = page.getByRole('link', { name: joining.line });
    const shared = new URL((await line.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(shared).toContain(code);
    const address = await page.inputValue('[name=invitation]');
    expect(shared).toContain(address);

    const pupil = await newPhone({ language });
    await pupil.page.goto('/login');
    await send(pupil, 'POST', '/api/accounts/logout', {});
    await pupil.page.goto(address);
    await pupil.page.getByRole('link', { name: joining.register }).waitFor();
    await pupil.axe();
    await pupil.page.getByRole('link', { name: joining.register }).click();
    await pupil.page.locator('[name=fullName]').waitFor();
    const draft = () => pupil.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(draft).toContain(code);

    const player = await playerPhone('Yamada Hana', { language });
    await player.page.goto(address);
    await player.axe();
    await player.page.getByRole('button', { name: groups.join }).click();
    await player.page.waitForURL('**/my-page?tab=clubs');
    await player.page.getByRole('link', { name: /Kita High School/ }).waitFor();
  });
}
