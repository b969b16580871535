import { DEMO_PASSWORD } from '#demo/demo-people.ts';
import { linkIn, mailTo } from './support/account.ts';
import { appCached, readsCached } from './support/cached.ts';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Half a year of rates in the demo: the ranking, a player's page with its reasons, the own rate (next.md, E4). */
test.use({ world: { demo: true } });

async function logIn(phone: Phone, email: string): Promise<void> {
  await phone.page.goto('/login');
  await send(phone, 'POST', '/api/accounts/login', { loginId: email, password: DEMO_PASSWORD });
}

/** A signed number of the page: "+84", "−32", "±0". */
const value = (text: string) => Number(text.replace('−', '-').replace('±', ''));

for (const language of ['en', 'ja'] as const) {
  const { ratings: t, myPage } = words[language];

  test(`A visitor goes from the ranking to a player, whose reasons add up, in ${language}`, async ({
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language });
    await page.goto('/rankings');
    const rows = page.getByRole('list', { name: t.top }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBeGreaterThanOrEqual(20);
    // One of the two pupils has no guardian's yes: counted, not listed.
    await expect(page.getByText(t.unlisted(1))).toBeVisible();
    await expect(page.getByText('上田')).toHaveCount(0);
    await axe();
    await rows.nth(2).getByRole('link').click();
    await page.getByRole('heading', { level: 2, name: t.headings['tournament singles'] }).waitFor();
    const changes = page.locator('ul:not([aria-label]) li').filter({ hasText: /[+−±]\d+$/ });
    await expect(page.getByText(t.sumLabel).first()).toBeVisible();
    const texts = await changes.allInnerTexts();
    const numbers = texts.map((text) => value(/[+−±]\d+$/.exec(text.trim())?.[0] ?? 'NaN'));
    const sum = numbers.pop();
    expect(numbers.reduce((total, one) => total + one, 0)).toBe(sum);
    expect(numbers.length).toBeGreaterThan(2);
    await axe();
    await page.getByText(t.graphTable).click();
    await expect(page.getByRole('columnheader', { name: t.tableBand })).toBeVisible();
    await axe();
    await page.getByLabel(t.choosePeriod).selectOption({ index: 1 });
    await expect(page.getByText(t.sumLabel).first()).toBeVisible();
  });

  test(`A player sees the own rate on My Page, asks why, and leaves the ranking, in ${language}`, async ({
    newPhone,
  }) => {
    const phone = await newPhone({ language });
    const { page, axe } = phone;
    await logIn(phone, 'player7@demo.rallydays.invalid');
    await page.goto('/my-page');
    await page.getByRole('heading', { name: myPage.ratingHeading }).waitFor();
    await page.getByRole('link', { name: t.reasons }).waitFor();
    await axe();
    await page.getByRole('link', { name: t.reasons }).click();
    await page.getByRole('heading', { level: 1, name: '中村 美月' }).waitFor();
    await page.getByRole('button', { name: t.share, exact: true }).click();
    await page.getByRole('img', { name: t.shareAlt }).waitFor();
    await axe();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^(Share the match|試合を共有)/ })
      .first()
      .click();
    await page.getByRole('img', { name: t.shareResultAlt }).waitFor();
    await axe();
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: t.shareSave })
      .or(page.getByRole('button', { name: t.shareSend }))
      .click();
    expect((await saved).suggestedFilename()).toBe('rallydays.png');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.hide }).click();
    await page.getByText(t.hiddenText).waitFor();
    await axe();
    await page.goto('/rankings');
    await page.getByRole('list', { name: t.top }).waitFor();
    await expect(page.getByRole('tab', { name: t.aroundYou })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: t.show }).click();
    await page.getByText(t.hideText).waitFor();
  });

  test(`A guardian sees the rate by the mailed link, and takes the player out of the rankings, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language, dark: language === 'ja' });
    const { guardianPage: guardian } = words[language];
    const email = 'guardian.of.jonan8@demo.rallydays.invalid';
    await page.goto('/guardian');
    await page.fill('[name=email]', email);
    await page.getByRole('button', { name: guardian.sendLink }).click();
    // Demo's guardian reads Japanese mails.
    await page.goto(linkIn(await mailTo(app, email, /新しいリンク/), '/guardian'));
    await page.getByText(t.sumLabel).first().waitFor();
    await axe();
    await page.getByRole('button', { name: guardian.hide }).click();
    await page.getByText(guardian.isHidden).waitFor();
    await axe();
    await page.getByRole('button', { name: guardian.rank }).click();
    await page.getByText(guardian.isRanked).waitFor();
  });

  test(`An operator takes a tournament out of the rates, and lets it count again, in ${language}`, async ({
    operatorPhone,
  }) => {
    const { page, axe } = await operatorPhone({ language });
    const { operator } = words[language];
    await page.goto('/operator/tournaments');
    await page.getByRole('button', { name: operator.unrate }).first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(operator.unrateText).waitFor();
    await axe();
    await dialog.getByRole('button', { name: operator.unrate }).click();
    await page.getByText(operator.unrated, { exact: true }).waitFor();
    await axe();
    await page.getByRole('button', { name: operator.rate }).click();
    await expect(page.getByText(operator.unrated, { exact: true })).toHaveCount(0);
  });

  test(`Registration shows a registered player the rate with its reasons, in ${language}`, async ({
    newPhone,
  }) => {
    const phone = await newPhone({ language });
    const { page, axe } = phone;
    await logIn(phone, 'player8@demo.rallydays.invalid');
    await page.goto('/registration');
    await page.getByText(t.sumLabel).first().waitFor();
    await expect(page.getByRole('link', { name: t.rankingTitle })).toBeVisible();
    await axe();
  });
}

test('A player page that is not public says so, and a ranking without players says when one is ranked', async ({
  newPhone,
}) => {
  const phone = await newPhone();
  const { page, axe } = phone;
  phone.allow(/404/);
  await page.goto('/players/01a21364-f483-77c7-93a6-2ffe39035839');
  await page.getByRole('heading', { level: 1, name: words.en.ratings.notFoundTitle }).waitFor();
  await axe();
  await page.goto('/rankings?sport=tennis&discipline=doubles');
  await page.getByText(words.en.ratings.nobodyTitle).waitFor();
  await axe();
});

test('A player page that was opened before is there without a connection', async ({ newPhone }) => {
  const phone = await newPhone({ serviceWorker: true, language: 'ja' });
  const { page } = phone;
  await logIn(phone, 'player7@demo.rallydays.invalid');
  await page.goto('/my-page');
  await page.getByRole('link', { name: words.ja.ratings.reasons }).click();
  await page.getByText(words.ja.ratings.sumLabel).first().waitFor();
  await appCached(page);
  await readsCached(page, 'bestWins');
  await phone.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '中村 美月' }).waitFor();
  await page.getByText(words.ja.ratings.sumLabel).first().waitFor();
});
