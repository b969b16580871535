import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { appCached } from './support/cached.ts';
import { type Member, send } from './support/club.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

const NAMES = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao', 'Fujita', 'Goto', 'Hara'];
const PLAYER = '勅使河原 エリザベス';

for (const language of ['en', 'ja'] as const) {
  test(`The coach calls players to a court, and the one who uses the app is notified (${language})`, async ({
    playerPhone,
  }) => {
    const { knockout: t, notifications } = words[language];
    const coach = await playerPhone('Coach Kondo', { language });
    const player = await playerPhone(PLAYER, { language });
    const teamId = uuidv7().slice(-8).toUpperCase();
    const { id: groupId } = await send<{ id: number }>(coach, 'POST', '/api/groups', {
      creationId: uuidv7(),
      name: 'Sakura Club',
      teamId,
      members: NAMES.map((name) => ({ name })),
    });
    await send(player, 'POST', '/api/groups/join', { teamId });
    const path = `/api/practice/groups/${groupId}/participants`;
    const { members } = await send<{ members: Member[] }>(coach, 'GET', path);
    const id = uuidv7();
    await send(coach, 'POST', '/api/practice/knockouts', {
      id,
      groupId,
      practiceDate: dayInJapan(new Date()),
      players: members.map((member) => ({ ...member, external: false })),
    });

    const { page, axe } = coach;
    await page.goto(`/tournament-bracket/${groupId}?session=${id}`);
    const call = page.getByRole('button', { name: PLAYER }).and(page.locator('[name^=call-]'));
    await call.click();
    await page.getByRole('heading', { name: t.callTitle }).waitFor();
    await axe();
    await page.fill('[name=place]', '第3コート');
    await page.getByRole('button', { name: t.callNow, exact: true }).click();
    await page.getByText(/第3コート$/).waitFor();
    await page.getByText(t.notifiedSome(1, 2)).first().waitFor();
    await axe();
    // Another phone of the club sees that they were called.
    await player.page.goto(`/tournament-bracket/${groupId}?session=${id}`);
    await player.page.getByText(/第3コート$/).waitFor();

    await player.page.goto('/notifications');
    await player.page.getByRole('link', { name: notifications.titles['match-called'] }).click();
    await player.page.waitForURL(`**/tournament-bracket/${groupId}?session=${id}`);
    await player.axe();
  });
}

test('Without a signal nobody is called, and the place stays in the form', async ({
  playerPhone,
}) => {
  const coach = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page, setOffline } = coach;
  const { id: groupId } = await send<{ id: number }>(coach, 'POST', '/api/groups', {
    creationId: uuidv7(),
    name: 'Sakura Club',
    teamId: uuidv7().slice(-8).toUpperCase(),
    members: [...NAMES, 'Ito'].map((name) => ({ name })),
  });
  const path = `/api/practice/groups/${groupId}/participants`;
  const { members } = await send<{ members: Member[] }>(coach, 'GET', path);
  const id = uuidv7();
  await send(coach, 'POST', '/api/practice/knockouts', {
    id,
    groupId,
    practiceDate: dayInJapan(new Date()),
    players: members.map((member) => ({ ...member, external: false })),
  });
  await page.goto(`/tournament-bracket/${groupId}?session=${id}`);
  await appCached(page);
  await page.locator('[name^=call-]').first().click();
  await page.fill('[name=place]', 'Court 3');
  await setOffline(true);
  await page.getByRole('button', { name: words.en.knockout.callNow, exact: true }).click();
  await page.getByText(words.en.knockout.callFailed, { exact: true }).first().waitFor();
  await page.locator('[name=place][value="Court 3"]').waitFor();
});
