import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { makeClub, send } from './support/club.ts';
import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, labelled, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** What happens to teachers while a school enters: trains, colleagues, other schools, and pupils who join later. */
test.use({ world: { demo: true } });

const PUPILS = [...'蓮結空光葵凛陸楓岳茜翔陽湊悠菜心大海'].map((given) => `桜丘 ${given}`);

const cell = (page: Page, pupil: string) =>
  page
    .getByRole('row', { name: new RegExp(pupil) })
    .getByRole('button')
    .first();
const isChosen = (page: Page, pupil: string) =>
  expect(cell(page, pupil)).toHaveAttribute('aria-pressed', 'true');

/** A tournament for schools; its organizer takes transfers. */
async function meet(organizer: Phone, places: number) {
  const id = await publishedWith(organizer, [], {
    tournamentName: 'School Cup',
    participantLimit: String(places),
    participationFee: '500',
  });
  return id;
}

/** Opens the choice of a group. */
async function opened({ page }: Phone, tournamentId: number, groupId: number) {
  await page.goto(`/apply-team/${tournamentId}?group=${groupId}`);
  await shows(page, PUPILS[0] ?? '');
}

for (const language of ['en', 'ja'] as const) {
  const {
    teamApplications: t,
    entryList: transfers,
    entries,
    joining,
    prints,
    withdrawing,
  } = words[language];

  test(`A teacher on a train loses the signal after 17 pupils, and a colleague has changed the draft meanwhile, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await meet(organizer, 32);
    const first = await playerPhone('Sato Aki', { language, allow: [/Failed to fetch/, /ERR_/] });
    const colleague = await playerPhone('Ito Ken', { language });
    const code = uuidv7().slice(-8).toUpperCase();
    const { id: groupId } = await send<{ id: number }>(first, 'POST', '/api/groups', {
      creationId: uuidv7(),
      name: 'Sakuragaoka JHS',
      teamId: code,
      members: PUPILS.map((name) => ({ name })),
    });
    await send(colleague, 'POST', '/api/groups/join', { teamId: code });
    const group = await send<{ version: number; staff: object[]; members: Member[] }>(
      first,
      'GET',
      `/api/groups/${groupId}`,
    );
    const isColleague = ({ name }: Member) => name === 'Ito Ken';
    await send(first, 'PUT', `/api/groups/${groupId}`, {
      saveId: uuidv7(),
      version: group.version,
      name: 'Sakuragaoka JHS',
      director: '',
      coach: '',
      manager: '',
      emoji: '',
      coachAccount: String(group.members.find(isColleague)?.id),
      members: group.members.map(({ id, name }) => ({ memberId: id, name })),
      removed: [],
    });

    // The first one taps 15 pupils. The server stores them all, and its answer about the last one is lost.
    await opened(first, tournamentId, groupId);
    for (const pupil of PUPILS.slice(0, 14)) await cell(first.page, pupil).click();
    await expect(first.page.getByText(t.saved.saved)).toBeVisible();
    const saves = '**/api/team-applications/*/draft';
    await first.page.route(saves, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = first.page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/draft'),
    );
    await cell(first.page, PUPILS[14] ?? '').click();
    await lost;
    await expect(first.page.getByText(t.saved.phone)).toBeVisible();
    await first.page.unroute(saves);
    // The next tap sends it on, over what this phone itself has saved.
    await cell(first.page, PUPILS[15] ?? '').click();
    await expect(first.page.getByText(t.saved.saved)).toBeVisible();
    await expect(first.page.getByText(t.clashTitle)).toHaveCount(0);

    // The signal is gone for the 17th, and the phone is reloaded later.
    await first.setOffline(true);
    await cell(first.page, PUPILS[16] ?? '').click();
    await expect(first.page.getByText(t.saved.phone)).toBeVisible();
    await first.axe();

    // The colleague opens the same draft and takes two out.
    await opened(colleague, tournamentId, groupId);
    await isChosen(colleague.page, PUPILS[15] ?? '');
    await cell(colleague.page, PUPILS[15] ?? '').click();
    await cell(colleague.page, PUPILS[14] ?? '').click();
    await expect(colleague.page.getByText(t.saved.saved)).toBeVisible();

    // With the signal both choices are shown, and nothing is overwritten before somebody decides.
    await first.setOffline(false);
    await shows(first.page, t.clashTitle);
    await first.axe();
    await first.screenshot(`clash-${language}`, { fullPage: true });
    await press(first.page, t.saveMine);
    await expect(first.page.getByText(t.saved.saved)).toBeVisible();
    await first.page.reload();
    await shows(first.page, PUPILS[0] ?? '');
    await isChosen(first.page, PUPILS[16] ?? '');
    await cell(colleague.page, PUPILS[13] ?? '').click();
    await shows(colleague.page, t.clashTitle);
    await press(colleague.page, t.takeTheirs);
    await isChosen(colleague.page, PUPILS[13] ?? '');
    await press(colleague.page, t.check);
    await colleague.page.check('[name=agreed]');
    await press(colleague.page, t.payNow(language === 'en' ? '¥8,500' : '8,500円'));
    await colleague.page.waitForURL('**/tournament-payment?entry=*');
    await cell(first.page, PUPILS[0] ?? '').click();
    await shows(first.page, t.goneTitle);
    await first.axe();
  });

  test(`Another school takes the last places during the check; who joins later finds the entry of the school, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await meet(organizer, 4);
    const terms = { transferTo: '桜銀行 本店 普通 1234567', registrationNo: '' };
    const applications = `/api/tournaments/${tournamentId}/team-applications`;
    await send(organizer, 'PUT', `${applications}/terms`, terms);
    const teacher = await playerPhone('Sato Aki', { language });
    const { page } = teacher;
    const name = `Sakuragaoka ${language}`;
    const { groupId } = await makeClub(teacher, name, PUPILS);

    // Three are chosen and checked; then two others enter, and two places are left.
    await opened(teacher, tournamentId, groupId);
    for (const pupil of PUPILS.slice(0, 3)) await cell(page, pupil).click();
    await expect(page.getByText(t.saved.saved)).toBeVisible();
    await press(page, t.check);
    await shows(page, t.noProblems);
    await page.check('[name=agreed]');
    const onPaper = { email: '', phone: '', note: '', paidYen: 0 };
    const people = ['Mori', 'Hara'].map((one) => ({
      id: uuidv7(),
      person: { ...onPaper, name: one },
    }));
    await send(organizer, 'POST', `/api/tournaments/${tournamentId}/entries`, { people });
    await press(page, t.payByTransfer);
    await shows(page, t.placesLeft(2, 3));
    await shows(page, t.changedMeanwhile);
    await teacher.axe();
    await teacher.screenshot(`too-few-${language}`, { fullPage: true });
    const { applications: none } = await send<{ applications: object[] }>(
      organizer,
      'GET',
      applications,
    );
    expect(none).toEqual([]);

    // With two of them everything fits, and the transfer is waited for.
    await press(page, t.fixChange);
    await cell(page, PUPILS[2] ?? '').click();
    await expect(page.getByText(t.saved.saved)).toBeVisible();
    await press(page, t.check);
    await page.check('[name=agreed]');
    await press(page, t.payByTransfer);
    await page.waitForURL('**/team-applications/*');
    await shows(page, t.states['awaiting-payment']);
    await teacher.axe();
    await teacher.screenshot(`awaiting-${language}`, { fullPage: true });
    const application = new URL(page.url()).pathname;
    await page.goto(`${application}/print/invoice`);
    await shows(page, prints.invoiceNote);
    await teacher.axe();
    await teacher.screenshot(`invoice-${language}`, { fullPage: true });

    // One is ill: another plays in the same line, free of charge.
    await page.goto(application);
    await press(page, labelled(language, t.replace, `${PUPILS[1]}`));
    const incoming = page.locator('dialog[open] [name=incoming]');
    await incoming.selectOption({ label: PUPILS[4] ?? '' });
    await teacher.axe();
    await inDialog(page, t.replace);
    await shows(page, t.steps.replaced);
    await shows(page, PUPILS[4] ?? '');

    // The organizer notes the transfer, one yen too little at first.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/team-applications`);
    await press(organizer.page, labelled(language, transfers.transferMarkReceived, name));
    await organizer.page.fill('dialog[open] [name=amount]', '999');
    await organizer.page.fill('dialog[open] [name=payerName]', 'サクラガオカ');
    await organizer.page.uncheck('dialog[open] [name=settles]');
    await organizer.axe();
    await inDialog(organizer.page, transfers.transferNote);
    await shows(organizer.page, t.missing(language === 'en' ? '¥1' : '1円'));
    await organizer.screenshot(`one-yen-${language}`, { fullPage: true });
    await press(organizer.page, labelled(language, transfers.transferAccept, name));
    await organizer.axe();
    await organizer.screenshot(`accept-${language}`);
    await inDialog(organizer.page, transfers.transferAccept);
    const accept = organizer.page.getByRole('button', { name: transfers.transferAccept });
    await expect(accept).toHaveCount(0);
    await shows(organizer.page, t.states.paid);

    // A pupil who joins under a listed name finds the entry after the teacher's yes, and a notice when entering alone.
    const pupil = await playerPhone(PUPILS[0] ?? '', { language });
    const { teamId } = await send<{ teamId: string }>(teacher, 'GET', `/api/groups/${groupId}`);
    await send(pupil, 'POST', '/api/groups/join', { teamId });
    await page.goto(`/group-details/${groupId}`);
    await press(page, joining.samePersonOf(PUPILS[0] ?? ''));
    await shows(page, joining.samePersonDoneText(PUPILS[0] ?? ''));
    await pupil.page.goto('/my-tournaments');
    await shows(pupil.page, 'School Cup');
    await pupil.page.goto(`/confirm-tournament-application/${tournamentId}`);
    await shows(pupil.page, entries.enteredBySchool(name));
    await pupil.axe();
    await pupil.screenshot(`entered-by-school-${language}`, { fullPage: true });

    // After the entries have closed a pupil is ill on the way: the organizer finds the school from the list of the event.
    const event = await firstEvent(organizer, tournamentId);
    await send(organizer, 'POST', `${event.api}/close`);
    const late = organizer.page;
    await late.goto(`${event.steps}/withdraw`);
    const who = late.getByLabel(withdrawing.who, { exact: true });
    const option = who.locator('option', { hasText: PUPILS[4] ?? '' });
    await who.selectOption(await option.getAttribute('value'));
    await press(late, withdrawing.goOn);
    await shows(late, withdrawing.replaceText);
    await organizer.axe();
    await organizer.screenshot(`late-replacement-${language}`, { fullPage: true });
    await late.getByRole('link', { name: withdrawing.replace, exact: true }).click();
    await press(late, labelled(language, t.replace, `${PUPILS[4]}`));
    await shows(late, t.replaceByOthersText);
    await late.locator('dialog[open] [name=incoming]').selectOption({ label: PUPILS[5] ?? '' });
    await organizer.axe();
    await inDialog(late, t.replace);
    await shows(late, PUPILS[5] ?? '');

    // The tournament is cancelled: one note to the school, and to the pupil.
    await send(organizer, 'POST', `/api/tournaments/${tournamentId}/cancel`, {
      cancellationId: uuidv7(),
      reason: '',
    });
    await page.goto(application);
    await shows(page, t.tournamentCancelled);
    await shows(page, t.transferBack(language === 'en' ? '¥999' : '999円'));
    await teacher.axe();
    await teacher.screenshot(`cancelled-${language}`, { fullPage: true });
  });
}

interface Member {
  readonly id: number;
  readonly name: string;
}
