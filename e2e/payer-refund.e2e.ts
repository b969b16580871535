import { v7 as uuidv7 } from 'uuid';
import { fresh, mailTo, registered } from './support/account.ts';
import { send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, labelled, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A mother without an account has paid at a store by her child's link; the money goes back to her account. */
test.use({ world: { demo: true } });

interface Paid {
  readonly tournamentId: number;
  /** Where the receipt goes; '' where the mother leaves no address. */
  readonly receiptTo: string;
  readonly language: 'en' | 'ja';
}

/** Applies, and lets the mother pay at a store by the link. */
async function paidByMother(
  child: Phone,
  mother: Phone,
  { tournamentId, receiptTo, language }: Paid,
) {
  await send(child, 'PUT', '/api/guardians/mine', { age: 'adult' });
  const applied = { id: uuidv7(), tournamentId, agreed: true };
  const { entry } = await send<{ entry: { id: string } }>(child, 'POST', '/api/entries', applied);
  const asking = { entryId: entry.id };
  const { secret } = await send<{ secret: string }>(child, 'POST', '/api/payments/for-me', asking);
  const id = uuidv7();
  const order = { id, secret, method: 'konbini', receiptTo };
  const answer = await mother.context.request.post('/api/payments/for-somebody/pay', {
    headers: { 'x-rallydays': '1', 'accept-language': language },
    data: order,
  });
  expect(answer.status()).toBe(200);
  await send(child, 'POST', `/api/payments/${id}/sandbox-store`);
  return entry.id;
}

for (const language of ['en', 'ja'] as const) {
  test(`A mother without an account gives the bank account for her refund by the mailed link, in ${language}`, async ({
    app,
    newPhone,
    operatorPhone,
  }) => {
    const { payouts: t, paymentsMails: mail } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const name = `Mother Cup ${language}`;
    const facts = { tournamentName: name, participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const fullName = language === 'ja' ? '青木 蓮' : 'Ren Aoki';
    const person = await registered(app, fresh('child'), { language, fullName });
    const child = await newPhone({ language });
    await child.context.addCookies(person.cookies);
    const mother = await newPhone({ language });
    const address = fresh('mother');
    const entryId = await paidByMother(child, mother, {
      tournamentId,
      receiptTo: address,
      language,
    });
    await expect
      .poll(() => send<{ entry: { state: string } }>(child, 'GET', `/api/entries/${entryId}`))
      .toMatchObject({ entry: { state: 'confirmed' } });
    await send(child, 'POST', `/api/entries/${entryId}/withdraw`);

    const asked = await mailTo(app, address, new RegExp(mail.accountSubject(name)));
    const link = asked.match(/\/refunds\/payer#\S+/)?.[0] ?? '';
    const { page } = mother;
    mother.allow(/404/);
    await page.goto(link.slice(0, -5));
    await shows(page, t.unknownTitle);
    await mother.axe();
    await page.goto('about:blank');
    await page.goto(link);
    await shows(page, fullName);
    await shows(page, t.states['needs-account']);
    await mother.axe();
    await mother.screenshot(`asked-${language}`, { fullPage: true });
    await page.fill('[name=bank]', 'みどり銀行');
    await page.fill('[name=branch]', '本店');
    await page.fill('[name=number]', '123');
    await page.fill('[name=holder]', 'アオキ ハナ');
    await press(page, t.give);
    await shows(page, t.accountErrors.numberWrong);
    await mother.axe();
    await page.fill('[name=number]', '１２３４５６７');
    await press(page, t.give);
    await shows(page, t.to('みどり銀行 本店', '567'));
    await mother.axe();
    await mother.screenshot(`given-${language}`, { fullPage: true });

    // The child sees that it was given, and not where; and another link before that.
    await child.page.goto('/refunds');
    await shows(child.page, t.payerSteps.given);
    await expect(child.page.getByText('みどり銀行')).toHaveCount(0);
    await child.axe();
    await child.screenshot(`child-${language}`, { fullPage: true });

    const operator = await operatorPhone({ language });
    await operator.page.goto('/operator/refunds');
    await shows(operator.page, 'アオキ ハナ');
    await operator.page
      .getByRole('button', {
        name: new RegExp(`^${labelled(language, t.markPaid, '')}.*${fullName}`),
      })
      .click();
    await operator.page.fill('dialog[open] [name=paidOutName]', '経理 田中');
    await inDialog(operator.page, t.markPaid);
    await mailTo(app, address, new RegExp(mail.paidOutSubject(name)));
    await page.reload();
    await shows(page, t.states['paid-out']);
    await mother.axe();
    await mother.screenshot(`done-${language}`, { fullPage: true });
  });

  test(`A child whose mother left no address sends her a link, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { payouts: t, paymentsMails: mail } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const name = `Link Refund Cup ${language}`;
    const facts = { tournamentName: name, participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const person = await registered(app, fresh('child'), { language, fullName: '青木 蓮' });
    const child = await newPhone({ language });
    await child.context.addCookies(person.cookies);
    const mother = await newPhone({ language });
    const entryId = await paidByMother(child, mother, {
      tournamentId,
      receiptTo: '',
      language,
    });
    await expect
      .poll(() => send<{ entry: { state: string } }>(child, 'GET', `/api/entries/${entryId}`))
      .toMatchObject({ entry: { state: 'confirmed' } });
    await send(child, 'POST', `/api/entries/${entryId}/withdraw`);
    await mailTo(app, person.email, new RegExp(mail.accountSubject(name)));
    await child.page.goto('/refunds');
    await press(child.page, t.sendLink);
    const link = child.page.locator('dialog[open] [name=refundLink]');
    await link.waitFor();
    await child.axe();
    await child.screenshot(`link-${language}`);
    await mother.page.goto(await link.inputValue());
    await shows(mother.page, t.payerFormText(language === 'ja' ? '2,000円' : '¥2,000'));
    await mother.axe();
  });
}
