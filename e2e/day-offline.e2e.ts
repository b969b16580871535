import { DEMO_ORGANIZATION, DEMO_PASSWORD } from '#demo/demo-people.ts';
import { appCached, readsCached } from './support/cached.ts';
import { send } from './support/club.ts';
import {
  dayOpened,
  knockoutPublished,
  queueOf,
  rulesChanged,
  stepTaken,
  tournamentToday,
} from './support/day-queue.ts';
import { courtCard, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The hall loses its network while matches are played (next.md, C6): the desk enters results on its phone. */
test.use({ world: { demo: true } });

const NAMES = ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'];

for (const language of ['en', 'ja'] as const) {
  test(`The desk enters a result without a signal, after the phone has closed the page, in ${language}`, async ({
    newPhone,
  }) => {
    const { queue: t, knockoutScores: knockout } = words[language];
    const desk = await newPhone({ language, serviceWorker: true });
    const login = { loginId: DEMO_ORGANIZATION.loginId, password: DEMO_PASSWORD };
    await send(desk, 'POST', '/api/accounts/login', login);
    const id = await tournamentToday(desk, NAMES);
    await knockoutPublished(desk, id);
    await dayOpened(desk, id, 1);
    await rulesChanged(desk, id, { umpires: 'none' });
    const { page } = desk;
    const here = `/organizer/tournaments/${id}/day`;
    await page.goto(here);
    await appCached(page);
    const { waiting, matches } = await queueOf(desk, id);
    const match = matches.find(({ key }) => key === waiting[0]?.key)!;
    const call = { kind: 'call', courtId: null, umpireId: null, isAnyway: false };
    const card = page.waitForResponse((response) => response.url().endsWith('/seeding'));
    await stepTaken(desk, id, match, call);
    await card;
    const table = courtCard(page, '1');
    await expect(table.getByText(t.states.called)).toBeVisible();
    await readsCached(page, '"organizer","event"');

    await desk.setOffline(true);
    await page.reload();
    await shows(page, t.oldText);
    await desk.axe();
    await table.getByText(t.finished, { exact: true }).click();
    for (const at of [0, 1, 2]) {
      await page.locator(`[name="sets.${at}.player1Score"]`).fill('11');
      await page.locator(`[name="sets.${at}.player2Score"]`).fill('7');
    }
    await desk.axe();
    await submit(page);
    await page.locator('dialog[open]').getByRole('button', { name: knockout.confirm }).click();
    await page.waitForURL('**/day');
    await desk.screenshot(`day-offline-${language}`, { fullPage: true });
    await desk.setOffline(false);
    await shows(page, t.openCount(2, 1));
  });
}
