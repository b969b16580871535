import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { fresh, linkIn, mailTo, registered } from './support/account.ts';
import { registerPlayer, send } from './support/club.ts';
import { oneGameDrawn } from './support/court-links.ts';
import { dayOpened, tournamentToday } from './support/day-queue.ts';
import { resultEntered } from './support/live.ts';
import { organizerPhone } from './support/organizer.ts';
import { written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Whose whole name is on the live page, the board and certificates, and for whom (next.md, C7 and C12 (9)). */
test.use({ world: { demo: true } });

const NAME = '山本 美咲';
const FAMILY = '山本';

for (const language of ['en', 'ja'] as const) {
  const { live: t, guardianPage: w, certificates } = words[language];

  test(`A guardian’s no at noon takes the name from live page, board and certificates, and family and club still read it, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    // A girl of fifteen with a guardian who has said yes, and a boy of her club.
    const girl = await newPhone({ language });
    const { cookies } = await registered(app, fresh('misaki'), { language, fullName: NAME });
    await girl.context.addCookies(cookies);
    const mother = fresh('mother');
    const age = { age: 'under-18', guardianEmail: mother };
    await send(girl, 'PUT', '/api/guardians/mine', age);
    const teamId = uuidv7().slice(-8).toUpperCase();
    const club = { creationId: uuidv7(), name: '桜中卓球部', teamId, members: [{ name: NAME }] };
    await send(girl, 'POST', '/api/groups', club);
    const fellow = await newPhone({ language });
    await registerPlayer(fellow, '鈴木 蓮');
    await send(fellow, 'POST', '/api/groups/join', { teamId });

    const guardian = await newPhone({ language });
    const asked = await mailTo(app, mother, language === 'ja' ? /保護者の方へ/ : /named you/);
    await guardian.page.goto(linkIn(asked, '/guardian'));
    await written(guardian.page, () =>
      guardian.page.getByRole('button', { name: w.confirm }).first().click(),
    );
    await written(guardian.page, () => guardian.page.check('[value=full]'));

    // She plays today.
    const desk = await organizerPhone(newPhone, language);
    const others = ['青木 蓮', '馬場 結衣', '千葉 空'];
    const id = await tournamentToday(desk, others, 'Noon Cup', dayInJapan(new Date()));
    await send(girl, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    await oneGameDrawn(desk, id);
    await dayOpened(desk, id, 2);
    for (const match of ['1-0', '1-1', '2-0']) await resultEntered(desk, id, match, '11-7');

    const parent = await newPhone({ language });
    await parent.page.goto(`/live/${id}?tab=results`);
    const wall = await newPhone({ language, width: 1280, height: 720 });
    await wall.page.goto(`/live/${id}/board`);
    for (const { page } of [parent, wall]) await page.getByText(NAME).first().waitFor();

    // The guardian follows by a link that is in no address, with the player on top.
    await guardian.page.reload();
    const follow = guardian.page.getByRole('link', { name: w.follow });
    await follow.waitFor();
    await guardian.axe();
    const own = await guardian.context.newPage();
    await own.goto(guardian.page.url());
    await own.getByRole('link', { name: w.follow }).click();
    await own.getByRole('region', { name: NAME }).waitFor();
    expect(own.url()).toBe(`${app.url}/live/${id}`);
    const clubmate = fellow.page;
    await clubmate.goto(`/live/${id}`);
    await clubmate.getByText(t.fromClubs(1)).first().click();
    await fellow.axe();

    // At noon she says no.
    await written(guardian.page, () => guardian.page.check('[value=initials]'));
    await Promise.all(
      [parent, wall].map(({ page }) => expect(page.getByText(FAMILY)).toHaveCount(0)),
    );
    await parent.axe();
    await parent.screenshot(`initials-${language}`, { fullPage: true });
    for (const path of ['results', 'certificates', 'draws']) {
      await parent.page.goto(`/tournaments/${id}/${path}`);
      if (path === 'certificates') {
        await parent.page.locator(`[data-mark="${certificates.sample}"]`).first().waitFor();
      }
      await parent.page.getByRole('heading', { level: 1 }).waitFor();
      await expect(parent.page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(parent.page.getByText(FAMILY)).toHaveCount(0);
    }

    // Family, club and desk read the whole name.
    await own.getByRole('tab', { name: t.tabs.now }).click();
    await own.reload();
    await own.getByRole('region', { name: NAME }).waitFor();
    await clubmate.getByRole('button', { name: t.star(NAME) }).click();
    await clubmate.getByRole('region', { name: NAME }).waitFor();
    await fellow.axe();
    await fellow.screenshot(`from-clubs-${language}`, { fullPage: true });
    await desk.page.goto(`/organizer/tournaments/${id}/certificates`);
    await expect(desk.page.locator('[name=whose]')).toContainText(NAME);
    await girl.page.goto(`/live/${id}`);
    await girl.page.getByRole('region', { name: NAME }).waitFor();
    await girl.axe();
  });
}
