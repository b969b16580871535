import type { Page } from '@playwright/test';
import { SHEET_WORDS } from '#features/tie-orders/sheet/sheet.policy.ts';
import { organizerPhone } from './support/organizer.ts';
import { lookAgain, press, shows, written } from './support/screen.ts';
import { enterTeam, publishedTeams } from './support/team-event.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Two coaches exchange the orders of their teams, blindly; the desk enters what is late (next.md, F3). */
test.use({ world: { demo: true } });

const SAKURA = ['青木 蓮', '井上 空', '上田 光', '江口 葵', '小川 凛', '加藤 陸'];
const WAKABA = ['佐々木 楓', '清水 岳', '須藤 茜', '瀬川 翔', '外山 陽', '高橋 湊'];

/** Chooses who plays in each place: by the number in the squad, from 1; 0 is nobody. */
async function choose(page: Page, players: readonly number[]) {
  for (const [place, number] of players.entries())
    await page.locator(`[name="place-${place}"]`).selectOption(number === 0 ? '' : String(number));
}

for (const language of ['en', 'ja'] as const) {
  const t = words[language].tieOrders;

  test(`Two coaches file their orders in secret, and read both at once, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const [one, two] = [
      await playerPhone('桜井 監督', { language }),
      await playerPhone('若林 監督', { language, dark: true }),
    ];
    await publishedTeams(organizer, `Team Cup ${language}`, async (tournamentId, eventId) => {
      await enterTeam(one, tournamentId, eventId, { team: '桜丘', players: SAKURA });
      await enterTeam(two, tournamentId, eventId, { team: '若葉台', players: WAKABA });
    });

    // The list leads to the tie; an order that breaks a rule says so while it is chosen.
    await one.page.goto('/my-ties');
    await shows(one.page, t.toFile);
    await one.axe();
    await one.screenshot(`list-${language}`, { fullPage: true });
    await one.page.getByRole('link', { name: /桜丘/ }).click();
    await shows(one.page, t.orderText);
    await choose(one.page, [1, 2, 3, 4, 1, 6]);
    await shows(one.page, t.broken(['S1', 'S4'].join(t.comma), t.breaks['singles-once']));
    await one.axe();
    await one.screenshot(`broken-${language}`, { fullPage: true });
    one.allow(/422/);
    await press(one.page, t.file);
    await shows(one.page, t.failures.ORDER_RULE);

    // What was chosen survives a reload, and is filed once it breaks nothing.
    await one.page.reload();
    await shows(one.page, t.draftStored);
    await choose(one.page, [1, 2, 3, 4, 5, 6]);
    await press(one.page, t.file);
    await shows(one.page, t.filedText);
    await one.axe();
    await one.screenshot(`filed-${language}`, { fullPage: true });

    // The other side learns that an order is there, and nothing of it.
    await two.page.goto('/my-ties');
    await two.page.getByRole('link', { name: /桜丘/ }).click();
    await shows(two.page, t.isFiled);
    for (const name of SAKURA) await expect(two.page.getByText(name)).toHaveCount(0);
    await choose(two.page, [6, 5, 1, 2, 4, 3]);
    await press(two.page, t.file);
    await shows(two.page, t.rubbers);
    await shows(two.page, ['佐々木 楓', '清水 岳'].join(t.pair));
    await shows(two.page, ['上田 光', '江口 葵'].join(t.pair));
    await two.axe();
    await two.screenshot(`revealed-dark-${language}`, { fullPage: true });
    await lookAgain(one.page);
    await shows(one.page, ['佐々木 楓', '清水 岳'].join(t.pair));
    await one.axe();
    await one.screenshot(`revealed-${language}`, { fullPage: true });

    // On paper twice, in either language.
    await one.page.getByRole('link', { name: t.print }).click();
    await shows(one.page, SHEET_WORDS[language].copyForOther);
    const other = language === 'en' ? 'ja' : 'en';
    await one.page.locator('[name="language"]').selectOption(other);
    await shows(one.page, SHEET_WORDS[other].copyForOther);
    const papers = one.page.getByRole('article');
    await expect(papers).toHaveCount(2);
    const paper = SHEET_WORDS[other];
    for (const [at, copy] of [paper.copyForDesk, paper.copyForOther].entries()) {
      for (const part of [copy, '青木 蓮', 'D3', paper.coach, paper.other, paper.desk]) {
        await expect(papers.nth(at)).toContainText(part);
      }
      await expect(papers.nth(at)).not.toContainText('佐々木 楓');
    }
    await one.axe();
    await one.screenshot(`sheet-${language}`, { fullPage: true });
  });

  test(`The desk enters a late order and one after an injury, and edits the format, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const coach = await playerPhone('早川 監督', { language });
    const late = await playerPhone('遅井 監督', { language });
    const { tournamentId, eventId } = await publishedTeams(
      organizer,
      `Desk Cup ${language}`,
      async (id, event) => {
        await enterTeam(coach, id, event, { team: '東', players: [...SAKURA, '木村 海'] });
        await enterTeam(late, id, event, { team: '西', players: WAKABA });
      },
    );

    // The format: a mistake is named, then it is saved.
    await page.goto(`/organizer/tournaments/${tournamentId}/tie-rules/${eventId}`);
    await shows(page, t.rulesText);
    await page.locator('[name="template"]').selectOption('tt-4s1d');
    await page.locator('[name="wins"]').fill('2');
    await shows(page, t.failures.WINS);
    await page.locator('[name="wins"]').fill('3');
    await organizer.axe();
    await organizer.screenshot(`rules-${language}`, { fullPage: true });
    await press(page, t.saveRules);
    await shows(page, t.rulesSaved);

    await coach.page.goto('/my-ties');
    await coach.page.getByRole('link', { name: /東/ }).click();
    await choose(coach.page, [1, 2, 3, 4, 5, 6]);
    await press(coach.page, t.file);
    await shows(coach.page, t.filedText);

    // The desk sees who is missing, and not what was filed.
    await page.goto(`/organizer/tournaments/${tournamentId}/orders`);
    await shows(page, t.filedOf('東'));
    await shows(page, t.missingOf('西'));
    await organizer.axe();
    await organizer.screenshot(`desk-${language}`, { fullPage: true });
    await press(page, t.enterFor('西'));
    await expect(page.getByText('青木 蓮')).toHaveCount(0);
    await choose(page, [1, 2, 3, 4, 5, 6]);
    await organizer.screenshot(`enter-${language}`, { fullPage: true });
    await press(page, t.enter);
    await shows(page, t.exchanged);

    // Somebody of the first team falls ill before the first rubber.
    await press(page, t.changeFor('東'));
    await choose(page, [7, 2, 3, 4, 5, 6]);
    organizer.allow(/422/);
    await press(page, t.change);
    await shows(page, t.failures.REASON_NEEDED);
    await page.locator('[name="reason"]').fill('発熱');
    await organizer.axe();
    await written(page, () => press(page, t.change));
    await shows(page, t.entered);
    await lookAgain(coach.page);
    await shows(coach.page, t.injury('東', 'S1', '発熱'));
    await coach.axe();
    await coach.screenshot(`injury-${language}`, { fullPage: true });
  });
}
