import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

const TYPED = 'Aoki Ren';
const PLAYER = '青木 蓮';

for (const language of ['en', 'ja'] as const) {
  test(`A coach merges a name in other letters with its owner, who undoes it (${language})`, async ({
    playerPhone,
  }) => {
    const { merging: t, groups, notifications } = words[language];
    const coach = await playerPhone('Coach Kondo', { language });
    const player = await playerPhone(PLAYER, { language });
    const teamId = uuidv7().slice(-8).toUpperCase();
    const { id } = await send<{ id: number }>(coach, 'POST', '/api/groups', {
      creationId: uuidv7(),
      name: 'Sakura Club',
      teamId,
      members: [{ name: TYPED }, { name: 'Baba Yui' }],
    });
    await send(player, 'POST', '/api/groups/join', { teamId });
    const shows = ({ page }: Phone, text: string) => page.getByText(text).first().waitFor();
    const answer = ({ page }: Phone, label: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: label }).click();

    // The fields are closed at first. Without a choice nothing is asked.
    const { page } = coach;
    await page.goto(`/group-details/${id}`);
    const merge = page.getByRole('button', { name: t.merge, exact: true });
    await page.getByRole('button', { name: t.chooseEntries }).click();
    await merge.click();
    await shows(coach, t.chooseBoth);
    await page.selectOption('[name=duplicate]', { label: t.numbered(TYPED, 1) });
    await page.selectOption('[name=remaining]', { label: t.withAccount(PLAYER) });
    await coach.axe();
    await merge.click();
    await shows(coach, t.mergeExplained(t.numbered(TYPED, 1), t.withAccount(PLAYER)));
    await coach.axe();
    await answer(coach, t.merge);
    await shows(coach, t.mergeDoneText(TYPED, PLAYER));
    await page.getByRole('button', { name: t.undoOf(TYPED) }).waitFor();
    await coach.axe();

    // The player opens the notification, and does not agree.
    await player.page.goto('/notifications');
    await player.page.getByRole('link', { name: notifications.titles['member-merged'] }).click();
    await player.page.waitForURL('**/my-page?tab=clubs');
    await shows(player, t.ownText);
    await player.axe();
    await player.page.getByRole('button', { name: t.undoOf(TYPED) }).click();
    await shows(player, t.undoMergedExplained(TYPED));
    await answer(player, t.undo);
    await shows(player, t.undoDoneText(TYPED));
    await player.page.getByText(t.ownText).waitFor({ state: 'detached' });
    await player.page.goto(`/group-details/${id}`);
    await player.page.getByRole('list', { name: groups.members }).getByText(TYPED).waitFor();
  });
}
