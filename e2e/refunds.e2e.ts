import { v7 as uuidv7 } from 'uuid';
import { fresh, mailTo, registered } from './support/account.ts';
import { makeClub, send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { giveAccount, notePaidOut } from './support/payouts.ts';
import { inDialog, labelled, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Money that cannot go back the way it came: from a store by the operator, from a transfer by the organizer (next.md, D3). */
test.use({ world: { demo: true } });

for (const language of ['en', 'ja'] as const) {
  const { payouts: t, entries, paymentsMails: mail, teamApplications: teams } = words[language];

  test(`A player who has paid at a store gives a bank account, and the operator transfers the money, in ${language}`, async ({
    app,
    newPhone,
    operatorPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const name = `Refund Cup ${language}`;
    const facts = { tournamentName: name, participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const person = await registered(app, fresh('payer'), { language });
    const phone = await newPhone({ language });
    const { page } = phone;
    await phone.context.addCookies(person.cookies);
    await send(phone, 'PUT', '/api/guardians/mine', { age: 'adult' });
    const { entry } = await send<{ entry: { id: string } }>(phone, 'POST', '/api/entries', {
      id: uuidv7(),
      tournamentId,
      agreed: true,
    });
    const id = uuidv7();
    const order = { id, entryId: entry.id, method: 'konbini' };
    await send(phone, 'POST', '/api/payments', order);
    await send(phone, 'POST', `/api/payments/${id}/sandbox-store`);
    await page.goto('/my-tournaments');
    await shows(page, entries.states.confirmed);
    await press(page, entries.withdraw);
    await inDialog(page, entries.withdrawNow);
    const asked = await mailTo(app, person.email, new RegExp(mail.accountSubject(name)));
    expect(asked).toContain('/refunds');

    // From My Tournaments to the form; a wrong account is refused by its fields.
    await page.goto('/my-tournaments?when=past');
    await page.getByRole('link', { name: entries.giveAccount }).first().click();
    await shows(page, t.formTitle);
    await phone.axe();
    await phone.screenshot(`needed-${language}`, { fullPage: true });
    await giveAccount(phone, t, language);

    // The operator transfers, and notes it.
    const operator = await operatorPhone({ language });
    await operator.page.goto('/operator/refunds');
    await notePaidOut(operator, t, language);
    await page.reload();
    await shows(page, t.states['paid-out']);
    await phone.axe();
    await phone.screenshot(`done-${language}`, { fullPage: true });
  });

  test(`The organizer transfers back what a school has paid by a transfer, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], {
      tournamentName: 'School Refund Cup',
      participationFee: '500',
    });
    const applications = `/api/tournaments/${tournamentId}/team-applications`;
    const terms = { transferTo: '桜銀行 本店 普通 1234567', registrationNo: '' };
    await send(organizer, 'PUT', `${applications}/terms`, terms);
    const teacher = await playerPhone('Sato Aki', { language });
    const { page } = teacher;
    const { groupId } = await makeClub(teacher, 'Sakuragaoka JHS', ['桜丘 蓮', '桜丘 結']);
    await page.goto(`/apply-team/${tournamentId}?group=${groupId}`);
    for (const pupil of ['蓮', '結']) {
      const row = page.getByRole('row', { name: new RegExp(pupil) });
      await row.getByRole('button').first().click();
    }
    await expect(page.getByText(teams.saved.saved)).toBeVisible();
    await press(page, teams.check);
    await page.check('[name=agreed]');
    await press(page, teams.payByTransfer);
    await page.waitForURL('**/team-applications/*');
    const address = new URL(page.url()).pathname;
    await send(organizer, 'POST', `${applications}/${address.split('/').at(-1)}/transfers`, {
      id: uuidv7(),
      amountYen: 1000,
      paidOn: '2026-11-20',
      payerName: 'サクラ',
      settles: true,
    });
    await page.reload();
    await press(page, labelled(language, teams.withdraw, '桜丘 結'));
    await inDialog(page, teams.withdraw);
    await page.getByRole('link', { name: teams.refundsOfSchool }).click();
    await shows(page, t.formTitle);
    await giveAccount(teacher, t, `school-${language}`);
    // From the card of the school to the refunds, by one tap.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/team-applications`);
    const refund = teams.toRefund(language === 'ja' ? '500円' : '¥500');
    const toRefund = organizer.page.getByRole('link', {
      name: labelled(language, refund, 'Sakuragaoka JHS'),
    });
    await toRefund.waitFor();
    await organizer.axe();
    await organizer.screenshot(`school-card-${language}`, { fullPage: true });
    await toRefund.click();
    await notePaidOut(organizer, t, `school-${language}`);
    await page.goto(address);
    await shows(page, teams.steps.returned);
    await teacher.axe();
    await teacher.screenshot(`returned-${language}`, { fullPage: true });
  });
}
