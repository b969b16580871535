import { v7 as uuidv7 } from 'uuid';
import { fresh, mailTo, registered } from './support/account.ts';
import { makeClub, send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true, embedded: true } });
const notified = {
  en: {
    subject: /has been deleted/,
    refund: 'will be refunded',
    goOn: 'Go on in the demo',
    club: 'Sakura Club',
  },
  ja: {
    subject: /退会手続きが完了/,
    refund: '円を返金いたします',
    goOn: 'デモを続ける',
    club: 'さくらクラブ',
  },
};

/** Enters a tournament of the demo world that has a fee, and pays. */
async function enter(phone: Phone, tournamentId: number): Promise<void> {
  const entryId = uuidv7();
  await send(phone, 'PUT', '/api/guardians/mine', { age: 'adult' });
  await send(phone, 'POST', '/api/entries', { id: entryId, tournamentId, agreed: true });
  await send(phone, 'POST', '/api/payments', {
    id: uuidv7(),
    entryId,
    method: 'credit-card',
    cardToken: 'tok_sandbox_ok_4242',
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`A person deletes the account and all its data, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const { deletion: w, export: files } = words[language];
    const fullName = language === 'ja' ? '長谷川 美樹子' : 'Maximiliana Featherstonehaugh';
    const email = fresh(`deletion-${language}`);
    const person = await registered(app, email, { language, fullName });
    const phone = await newPhone({ language, dark: language === 'ja' });
    const { page } = phone;
    await phone.context.addCookies(person.cookies);
    await enter(phone, 1);
    await makeClub(phone, notified[language].club, ['Aoki Ren', 'Baba Yui']);

    await page.goto('/account/data');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: files.json }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('link', { name: w.open }).press('Enter');

    await page.getByRole('heading', { name: w.title, level: 1 }).waitFor();
    await page.getByRole('heading', { name: w.entriesHeading }).waitFor();
    await page.getByText(notified[language].club).waitFor();
    await phone.axe();
    await phone.screenshot(`deletion ${language}`, { fullPage: true });

    await page.fill('[name=password]', 'not-my-password');
    await page.getByRole('button', { name: w.delete }).click();
    await page.getByRole('button', { name: w.sureYes }).last().click();
    await page.getByText(w.errors.passwordWrong).waitFor();
    await page.fill('[name=password]', person.password);
    await page.getByRole('button', { name: w.delete }).click();
    await page.getByRole('alertdialog').waitFor();
    await phone.axe();
    await page.getByRole('button', { name: w.sureYes }).last().click();
    await page.getByText(w.deletedTitle, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: notified[language].goOn }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const goodbye = await mailTo(app, email, notified[language].subject);
    expect(goodbye).toContain(notified[language].refund);
    const body = { loginId: email, password: person.password };
    const login = await page.request.post('/api/accounts/login', {
      data: body,
      headers: { 'x-rallydays': '1' },
    });
    expect(login.status()).toBe(401);
    // The address can be registered again.
    await registered(app, email, { language, fullName });
  });
}

test('The demo says that its sample player stays, and a power cut leaves all or nothing', async ({
  app,
  newPhone,
}) => {
  const visitor = await newPhone();
  await visitor.page.goto('/account/delete');
  await visitor.page.getByText(words.en.deletion.obstacleTitles.demo).waitFor();
  expect(await visitor.page.locator('[name=password]').count()).toBe(0);
  await visitor.axe();

  const person = await registered(app, fresh('power-cut'));
  const phone = await newPhone();
  await phone.context.addCookies(person.cookies);
  await enter(phone, 1);
  const deletion = phone.context.request
    .post('/api/account/leave', {
      headers: { 'x-rallydays': '1' },
      data: { password: person.password },
    })
    .then((answer) => answer.ok())
    .catch(() => false);
  await app.kill();
  const answered = await deletion;
  await app.restart();
  const session = await phone.context.request.get('/api/accounts/session');
  const { account } = await session.json();
  if (answered) expect(account?.name).not.toBe(person.fullName);
  if (account?.name === person.fullName) {
    const preview = await send<{ entries: unknown[] }>(phone, 'GET', '/api/account/leaving');
    expect(preview.entries).toHaveLength(1);
  }
});
