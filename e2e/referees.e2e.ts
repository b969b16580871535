import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { send } from './support/club.ts';
import { dayOpened, knockoutPublished, tournamentToday } from './support/day-queue.ts';
import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { courtCard, inDialog, press, shows, submit } from './support/screen.ts';
import { expect, type NewPhone, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** Inviting a referee or a desk helper, accepting with an account, what each of them does, and the end of it (next.md, B8 and C1). */
test.use({ world: { demo: true } });

/** The demo's organizer with a new tournament that two people have entered on paper. */
async function organizerWithTournament(newPhone: NewPhone, language: 'en' | 'ja') {
  const phone = await organizerPhone(newPhone, language);
  const names = ['青木 蓮', '馬場 結衣'];
  const tournamentId = await publishedWith(phone, names, { tournamentName: 'Referee Cup' });
  const { api } = await firstEvent(phone, tournamentId);
  await send(phone, 'POST', `${api}/close`);
  return { phone, tournamentId };
}

async function invite({ page }: Phone, email: string, t: Words['referees']): Promise<void> {
  await page.getByLabel(t.email).fill(email);
  await press(page, t.invite);
  await shows(page, t.invited(email));
}

for (const language of ['en', 'ja'] as const) {
  test(`An organizer invites a referee, who logs in, accepts, seeds, and is removed, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { referees: t, eventDraws: draws, publishing } = words[language];
    const { phone: organizer, tournamentId } = await organizerWithTournament(newPhone, language);
    const { page } = organizer;
    await page.goto(`/organizer/tournaments/${tournamentId}`);
    await page.getByRole('link', { name: publishing.referees }).click();
    await shows(page, t.nobody);
    await page.getByLabel(t.email).fill('nobody');
    await press(page, t.invite);
    await shows(page, t.errors.emailInvalid);
    await organizer.axe();
    const email = fresh('referee');
    const person = await registered(app, email, { language, fullName: '審判 理恵' });
    await invite(organizer, email, t);
    await shows(page, t.states.invited);
    await organizer.axe();
    await organizer.screenshot(`referees-${language}`, { fullPage: true });

    // The invited person logs in on the way, and comes back to the invitation.
    const referee = await newPhone({ language });
    const { page: theirs } = referee;
    const link = linkIn(await mailTo(app, email, /Referee Cup/), '/referee');
    await theirs.goto(link);
    await shows(theirs, t.signInFirst);
    await referee.axe();
    await referee.screenshot(`invitation-${language}`, { fullPage: true });
    await theirs.locator('#main').getByRole('link', { name: t.logIn, exact: true }).click();
    await theirs.fill('[name=loginId]', email);
    await theirs.fill('[name=password]', person.password);
    await submit(theirs);
    await shows(theirs, t.as('審判 理恵'));
    await press(theirs, t.accept);
    await theirs.waitForURL(`**/referee/tournaments/${tournamentId}`);
    await shows(theirs, t.closed);
    await referee.axe();
    await referee.screenshot(`refereed-${language}`, { fullPage: true });

    // They seed the event, but do not close or open its entries.
    await theirs.locator('main ul > li a').first().click();
    await shows(theirs, draws.byPoints);
    await expect(theirs.getByRole('button', { name: draws.reopen })).toHaveCount(0);
    await referee.axe();
    const listed = await theirs.locator('li[data-place] bdi').allTextContents();
    await press(theirs, draws.up(listed.at(-1) ?? ''));
    await press(theirs, draws.save);
    await shows(theirs, draws.saved);
    await theirs.goto('/my-page?tab=entries');
    await shows(theirs, t.mineHeading);
    await referee.axe();

    // The organizer sees who has saved the order, and removes the referee.
    await page.reload();
    await shows(page, t.states.accepted);
    const event = await send<{ events: { id: number }[] }>(
      organizer,
      'GET',
      `/api/tournaments/${tournamentId}/events`,
    );
    await page.goto(`/organizer/tournaments/${tournamentId}/events/${event.events[0]?.id}`);
    await page.getByText('審判 理恵').waitFor();
    await organizer.axe();
    await page.goto(`/organizer/tournaments/${tournamentId}/referees`);
    await press(page, t.removeOf('審判 理恵'));
    await inDialog(page, t.remove);
    await shows(page, t.nobody);
    referee.allow(/403/);
    await theirs.goto(`/referee/tournaments/${tournamentId}`);
    await shows(theirs, t.notReferee);
  });

  test(`An invited person declines without an account, and the organizer withdraws an invitation, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { referees: t, notifications } = words[language];
    const { phone: organizer, tournamentId } = await organizerWithTournament(newPhone, language);
    const { page } = organizer;
    await page.goto(`/organizer/tournaments/${tournamentId}/referees`);
    const email = fresh('declining');
    await invite(organizer, email, t);
    const link = linkIn(await mailTo(app, email, /Referee Cup/), '/referee');
    const invited = await newPhone({ language });
    await invited.page.goto(link);
    await press(invited.page, t.decline);
    await invited.axe();
    await inDialog(invited.page, t.decline);
    await shows(invited.page, t.declinedText);
    await invited.axe();

    await page.reload();
    await shows(page, t.states.declined);
    await press(page, t.inviteAgainOf(email));
    await shows(page, t.states.invited);
    await press(page, t.withdrawOf(email));
    await organizer.axe();
    await inDialog(page, t.withdraw);
    await shows(page, t.nobody);
    invited.allow(/404/);
    await invited.page.goto('/help');
    await invited.page.goto(link);
    await shows(invited.page, t.linkTitles.LINK_UNKNOWN);
    await invited.axe();
    await page.goto('/notifications');
    await shows(page, notifications.titles['referee-declined']);
    await organizer.axe();
  });

  test(`An organizer invites a desk helper, who calls a match, enters its result and finds no way to the draw, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const {
      referees: t,
      eventDraws: draws,
      day,
      queue,
      rules,
      knockoutScores: scores,
      withdrawing,
    } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const id = await tournamentToday(organizer, ['青木 蓮', '馬場 結衣'], 'Desk Cup');
    await knockoutPublished(organizer, id);
    await dayOpened(organizer, id, 1);
    const { steps } = await firstEvent(organizer, id);
    const email = fresh('helper');
    const person = await registered(app, email, { language, fullName: '本田 花' });
    await page.goto(`/organizer/tournaments/${id}/referees`);
    await page.getByText(t.dutyHints.desk).click();
    await organizer.axe();
    await organizer.screenshot(`invite-desk-helper-${language}`, { fullPage: true });
    await invite(organizer, email, t);

    const helper = await newPhone({ language });
    const { page: theirs } = helper;
    await theirs.goto(linkIn(await mailTo(app, email, /Desk Cup/), '/referee'));
    await shows(theirs, t.deskMay.calls);
    await helper.axe();
    await helper.screenshot(`invitation-desk-${language}`, { fullPage: true });
    await theirs.locator('#main').getByRole('link', { name: t.logIn, exact: true }).click();
    await theirs.fill('[name=loginId]', email);
    await theirs.fill('[name=password]', person.password);
    await submit(theirs);
    await press(theirs, t.accept);
    await theirs.waitForURL(`**/referee/tournaments/${id}`);
    await shows(theirs, t.drawOut);
    await helper.axe();
    await helper.screenshot(`desk-helper-${language}`, { fullPage: true });

    // They call a match, start it, and enter its result.
    await theirs.getByRole('link', { name: t.day }).click();
    const card = courtCard(theirs, '1');
    await card.getByText(queue.call, { exact: true }).click();
    await card.getByText(queue.start, { exact: true }).click();
    await card.getByText(queue.finished, { exact: true }).click();
    for (const at of [0, 1, 2]) {
      await theirs.locator(`[name="sets.${at}.player1Score"]`).fill('11');
      await theirs.locator(`[name="sets.${at}.player2Score"]`).fill('7');
    }
    await submit(theirs);
    await inDialog(theirs, scores.confirm);
    await theirs.waitForURL('**/day');
    await shows(theirs, queue.allFinished);
    await expect(theirs.getByRole('link', { name: day.toResults })).toBeVisible();
    await expect(theirs.getByRole('link', { name: day.toEnd })).toHaveCount(0);
    await helper.axe();
    await theirs.goto(`/organizer/tournaments/${id}/day/rules`);
    await shows(theirs, rules.rulesOfEvents);
    await expect(theirs.getByText(rules.orderOfPlay)).toHaveCount(0);
    await helper.axe();

    // The draw is read: nothing about it is theirs.
    await theirs.goto(`/referee/tournaments/${id}`);
    await theirs.getByText(t.drawOut).click();
    await shows(theirs, draws.titleOfPublished);
    await expect(theirs.getByRole('link', { name: draws.toPublic })).toBeVisible();
    await expect(theirs.getByRole('button', { name: draws.takeBack })).toHaveCount(0);
    await expect(theirs.getByText(withdrawing.link)).toHaveCount(0);
    await helper.axe();
    await helper.screenshot(`desk-draw-${language}`, { fullPage: true });
    helper.allow(/403/);
    await theirs.goto(`${steps}/withdraw`);
    await shows(theirs, t.notYours);
    await helper.axe();

    // The organizer makes them a referee, who decides withdrawals as well.
    await page.reload();
    await shows(page, t.states.accepted);
    await organizer.axe();
    await press(page, t.changeOf('本田 花', 'referee'));
    await organizer.axe();
    await inDialog(page, t.change.referee);
    await shows(page, t.changed('本田 花', 'referee'));
    await organizer.screenshot(`referee-and-duty-${language}`, { fullPage: true });
    await theirs.goto(steps);
    await shows(theirs, withdrawing.link);
  });
}
