import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const en = words.en.joining;

const CLUB = 'Sakura Club';
const PLAYER = '青木 蓮';

async function enterCode({ page }: Phone, teamId: string): Promise<void> {
  await page.goto('/group-registered');
  await page.fill('[name=teamId]', teamId);
  await page.click('main form button[type=submit]');
}

for (const language of ['en', 'ja'] as const) {
  test(`A player joins under a listed name, the coach decides, and a removal is final (${language})`, async ({
    playerPhone,
  }) => {
    const { joining: t, groups, notifications } = words[language];
    const coach = await playerPhone('Coach Kondo', { language });
    const player = await playerPhone(PLAYER, { language });
    const teamId = uuidv7().slice(-8).toUpperCase();
    const { id } = await send<{ id: number }>(coach, 'POST', '/api/groups', {
      creationId: uuidv7(),
      name: CLUB,
      teamId,
      members: [{ name: PLAYER }, { name: 'Baba Yui' }],
    });
    const shows = ({ page }: Phone, text: string) => page.getByText(text).first().waitFor();

    // The name is on the list: the player waits, and sees nothing of the group.
    await enterCode(player, teamId);
    await shows(player, groups.askedText(CLUB));
    await shows(player, t.waitingTitle(CLUB));
    await shows(player, groups.noGroups);
    await player.axe();

    // The coach opens the notification. Without a signal no answer is sent.
    await coach.page.goto('/notifications');
    await coach.page.getByRole('link', { name: notifications.titles['join-asked'] }).click();
    await coach.page.waitForURL(`**/group-details/${id}`);
    const same = coach.page.getByRole('button', { name: t.samePersonOf(PLAYER) });
    await same.waitFor();
    await coach.axe();
    await coach.setOffline(true);
    await same.click();
    await shows(coach, t.failures.CONNECTION_LOST);
    await coach.setOffline(false);
    await same.click();
    await shows(coach, t.samePersonDoneText(PLAYER));
    await same.waitFor({ state: 'detached' });
    await shows(coach, t.nobodyWaits);
    await player.page.goto('/notifications');
    await player.page.getByRole('link', { name: notifications.titles['join-accepted'] }).click();
    await player.page.waitForURL(`**/group-details/${id}`);
    await shows(player, 'Baba Yui');

    // The player is removed from the list: the code no longer opens anything.
    await coach.page.getByRole('button', { name: groups.removeMember(groups.member(1)) }).click();
    await coach.page.click('main form button[type=submit]');
    await shows(coach, groups.savedTitle);
    const letIn = coach.page.getByRole('button', { name: t.readmitOf(PLAYER) });
    await letIn.waitFor();
    await coach.axe();
    await enterCode(player, teamId);
    await shows(player, groups.errors.codeBarred);
    await player.axe();

    // The player is allowed again, with a new code only.
    await letIn.click();
    await shows(coach, t.readmitDoneText(PLAYER));
    await shows(coach, t.barredNobody);
    await coach.page.getByRole('button', { name: t.renew }).click();
    await coach.page.getByText(t.renewExplained(teamId)).waitFor();
    await coach.axe();
    await coach.page.getByRole('alertdialog').getByRole('button', { name: t.renew }).click();
    const field = coach.page.locator('main form [name=teamId]');
    await expect.poll(() => field.inputValue()).not.toBe(teamId);
    const renewed = await field.inputValue();
    await shows(coach, t.renewDoneText(renewed));
    await enterCode(player, teamId);
    await shows(player, groups.errors.codeUnknown);
    await enterCode(player, renewed);
    await shows(player, groups.joinedText(CLUB));
  });
}

test('A coach refuses somebody who took a listed name, and that person is notified', async ({
  playerPhone,
}) => {
  const coach = await playerPhone('Coach Kondo');
  const thief = await playerPhone(PLAYER);
  const teamId = uuidv7().slice(-8).toUpperCase();
  const { id } = await send<{ id: number }>(coach, 'POST', '/api/groups', {
    creationId: uuidv7(),
    name: CLUB,
    teamId,
    members: [{ name: PLAYER }],
  });
  await send(thief, 'POST', '/api/groups/join', { teamId });
  await coach.page.goto(`/group-details/${id}`);
  await coach.page.getByRole('button', { name: en.refuseOf(PLAYER) }).click();
  await coach.page.getByText(en.refuseExplained).waitFor();
  await coach.page.getByRole('alertdialog').getByRole('button', { name: en.refuse }).click();
  await coach.page.getByText(en.refuseDoneText(PLAYER)).first().waitFor();
  await thief.page.goto('/notifications');
  await thief.page
    .getByRole('link', { name: words.en.notifications.titles['join-refused'] })
    .waitFor();
});
