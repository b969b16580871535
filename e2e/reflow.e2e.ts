import type { Page } from '@playwright/test';
import { faintTexts } from './support/axe.ts';
import { longNames } from './support/long-names.ts';
import { overflowing } from './support/reflow.ts';
import { expect, test } from './support/test.ts';

/**
 * Every screen fits its width in both languages, from a small phone at 400 % to a laptop (WCAG 1.4.10), and is as easy to
 * read in the dark colours (WCAG 1.4.3), in which few end-to-end tests walk.
 */
test.use({ world: { demo: true } });

/** What fits a small phone fits a larger one: these are the sizes with separate styles. */
const SIZES = [
  [195, 422],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

/** For dozens of screens in one test, on a machine that may be busy; in milliseconds. */
const TIMEOUT = 300_000;

/** After an address: the number of the tab to open there. */
const TAB = ' tab ';

type World = Awaited<ReturnType<typeof longNames>>;

const screens: Record<string, (world: World) => string[]> = {
  'public screens': () => [
    '/',
    '/registration',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/confirm-email',
    '/undo-email',
    '/guardian',
    '/referee',
    '/unsubscribe',
    '/account/suspended',
    '/help',
    '/privacy',
    '/terms',
    '/specified-commercial-transactions',
  ],
  'tournaments and payment': ({
    tournamentId,
    entryId,
    seeding,
    draws,
    day,
    pair,
    checkIn,
    invitation,
  }) => [
    '/open-tournaments',
    '/past-tournaments',
    `/confirm-tournament-application/${tournamentId}`,
    `/tournament-payment?entry=${entryId}`,
    '/my-tournaments',
    pair,
    invitation,
    checkIn,
    '/tournament-organizer-registration',
    '/tournament-organizer-submitted',
    '/register-tournament',
    '/organizer',
    `/organizer/tournaments/${tournamentId}`,
    `/organizer/tournaments/${tournamentId}/plan`,
    `/organizer/tournaments/${tournamentId}/edit`,
    seeding,
    `${seeding}/withdraw`,
    ...draws,
    day,
    `${day}/courts`,
    `${day}/check-in`,
    `${day}/code`,
    `${day}/queue`,
    `${day}/rules`,
    // Before the desk opens it.
    `/organizer/tournaments/${tournamentId}/day`,
    `/organizer/tournaments/${tournamentId}/entries`,
    `/organizer/tournaments/${tournamentId}/print`,
    `/organizer/tournaments/${tournamentId}/takings`,
    `/organizer/tournaments/${tournamentId}/referees`,
    `/referee/tournaments/${tournamentId}`,
  ],
  'account screens': () => [
    '/my-page',
    '/my-page?tab=entries',
    '/my-page?tab=clubs',
    '/my-page?tab=settings',
    '/join/ABCDEFGH',
    '/my-guardian',
    '/notifications',
    '/notifications/settings',
    '/account',
    '/account/data',
    '/account/delete',
    '/account/sign-ins',
  ],
  'clubs and practice': ({ groupId, leagueId, leagueMatch, knockoutId }) => [
    '/club-support',
    '/create-group',
    '/group-registered',
    `/group-details/${groupId}`,
    '/start-practicing',
    '/select-invited-group',
    `/select-practice-mode/${groupId}`,
    `/select-league-members/${groupId}`,
    `/league-match-table/${groupId}?session=${leagueId}`,
    `/scorecard-input/${leagueMatch}`,
    `/select-tournament-members/${groupId}`,
    `/tournament-bracket/${groupId}?session=${knockoutId}`,
    `/one-on-one-match/${groupId}`,
    `/practice-evening/${groupId}`,
    `/practice-evening/${groupId}${TAB}0`,
    `/practice-evening/${groupId}${TAB}2`,
    '/free-practice-match',
  ],
  records: ({ today, oneOnOne }) => [
    '/practice-records',
    `/practice-records/format/${today}`,
    `/practice-records/matches/${today}/league`,
    `/practice-records/matches/${today}/tournament`,
    `/practice-records/matches/${today}/one-on-one`,
    `/match-scorecard/${oneOnOne}`,
  ],
};

for (const [what, pathsOf] of Object.entries(screens)) {
  test(`Nothing of the ${what} is outside the page at any width, or faint in the dark, in either language, with long names`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(TIMEOUT);
    const phone = await newPhone({ dark: true });
    const { page } = phone;
    await page.goto('/my-page');
    const found: Record<string, string[]> = {};
    const note = (where: string, what: string[]) => {
      if (what.length > 0) found[where] = what;
    };
    for (const path of pathsOf(await longNames(app, phone))) {
      const [address = '', tab] = path.split(TAB);
      await page.goto(address);
      if (tab) await page.getByRole('tab').nth(Number(tab)).click();
      await page.waitForFunction(isLoaded);
      note(`${path} in the dark`, await faintTexts(page));
      // The other language is one tap away; the next screen begins with it.
      for (const turn of [1, 2]) {
        if (turn === 2) await switchLanguage(page);
        const language = await page.getAttribute('html', 'lang');
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          note(`${path} at ${width} px in ${language}`, await overflowing(page));
        }
      }
    }
    expect(found).toEqual({});
  });
}

/** Runs in the page: whether the screen shows no placeholders. */
function isLoaded(): boolean {
  return !document.querySelector('[aria-busy=true], [class*=skeleton], [class*=spinner]');
}

async function switchLanguage(page: Page): Promise<void> {
  const before = await page.getAttribute('html', 'lang');
  await page.getByRole('banner').getByRole('button').click();
  await page.locator(`html:not([lang=${before}])`).waitFor({ state: 'attached' });
}
