import { expect, type Page } from '@playwright/test';
import { DEMO_ORGANIZATION, DEMO_PASSWORD } from '#demo/demo-people.ts';
import { send } from './club.ts';
import { logInOperator } from './operator.ts';
import type { Phone } from './phone.ts';

/** The instant at which the pictures of the demo world are taken: a Friday morning in Japan. */
export const PICTURED_AT = '2026-12-04T00:30:00Z';

interface Own {
  readonly id: number;
  readonly eventDate: string;
}

/** One screen of the demo world, for pictures. */
export interface Screen {
  readonly name: string;
  /** Opens it; the phone is signed in as the demo's player. */
  readonly open: (phone: Phone) => Promise<void>;
}

/** The screens that people use most (`../ten-screens.e2e.ts` compares them). */
export const TEN_SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'open-tournaments', open: at('/open-tournaments') },
  { name: 'tournament', open: at('/confirm-tournament-application/3') },
  { name: 'payment', open: payment },
  { name: 'my-tournaments', open: at('/my-tournaments') },
  { name: 'league', open: league },
  { name: 'scorecard', open: scorecard },
  { name: 'bracket', open: bracket },
  { name: 'practice-records', open: at('/practice-records') },
  { name: 'my-page', open: at('/my-page') },
];

/** Those and the further screens of which `npm run screenshots` takes pictures. */
export const SCREENS: readonly Screen[] = [
  ...TEN_SCREENS,
  { name: 'registration', open: asVisitor('/registration') },
  { name: 'home-visitor', open: asVisitor('/') },
  { name: 'rankings', open: at('/rankings') },
  { name: 'group', open: at('/group-details/1') },
  { name: 'club-support', open: at('/club-support') },
  { name: 'notifications', open: at('/notifications') },
  { name: 'live', open: onTheDay((id) => `/live/${id}`) },
  { name: 'board', open: onTheDay((id) => `/live/${id}/board`) },
  { name: 'draws', open: onTheDay((id) => `/tournaments/${id}/draws`) },
  { name: 'desk', open: onTheDay((id) => `/organizer/tournaments/${id}/day`) },
  { name: 'queue', open: onTheDay((id) => `/organizer/tournaments/${id}/day/queue`) },
  { name: 'results', open: results },
  { name: 'organizer', open: asOrganizer('/organizer') },
  { name: 'operator', open: asOperator('/operator') },
];

/** Sets the page's clock to the instant of the pictures. The page corrects its clock by the `date` of answers, which is the machine's. */
export async function pictured({ page }: Phone): Promise<void> {
  await page.clock.setFixedTime(PICTURED_AT);
  const date = new Date(PICTURED_AT).toUTCString();
  // A stream never ends.
  await page.route(/\/api\/(?!.*\/stream)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

function at(path: string) {
  return ({ page }: Phone) => opened(page, path);
}

function asVisitor(path: string) {
  return async (phone: Phone) => {
    await phone.page.goto('/my-page');
    await send(phone, 'POST', '/api/accounts/logout');
    await opened(phone.page, path);
  };
}

async function login(phone: Phone, loginId: string, password: string): Promise<void> {
  await send(phone, 'POST', '/api/accounts/login', { loginId, password });
}

function asOrganizer(path: string) {
  return async (phone: Phone) => {
    await login(phone, DEMO_ORGANIZATION.loginId, DEMO_PASSWORD);
    await opened(phone.page, path);
  };
}

function asOperator(path: string) {
  return async (phone: Phone) => {
    await logInOperator(phone, { now: new Date(PICTURED_AT), isStopped: true });
    await opened(phone.page, path);
  };
}

/** A screen of the tournament that is being played, for its organizer, once it has been played up to now. */
function onTheDay(pathOf: (tournamentId: number) => string) {
  return async (phone: Phone) => {
    await login(phone, DEMO_ORGANIZATION.loginId, DEMO_PASSWORD);
    const path = '/api/tournaments/mine?when=coming';
    let id = 0;
    const isMade = async () => {
      const { tournaments } = await send<{ tournaments: Own[] }>(phone, 'GET', path);
      id = tournaments.find(({ eventDate }) => eventDate === PICTURED_AT.slice(0, 10))?.id ?? 0;
      return id > 0;
    };
    await expect.poll(isMade, { timeout: 60_000 }).toBe(true);
    let last = '';
    const isStill = async () => {
      const before = last;
      last = await (await phone.context.request.get(`/api/live/${id}`)).text();
      return last === before;
    };
    await expect.poll(isStill, { timeout: 120_000, intervals: [2000] }).toBe(true);
    await opened(phone.page, pathOf(id));
  };
}

/** The place may be held since an earlier picture. */
async function payment({ page }: Phone): Promise<void> {
  await opened(page, '/confirm-tournament-application/3');
  const held = page.locator('main a[href*="/tournament-payment"]');
  if ((await held.count()) > 0) await held.first().click();
  else {
    await page.locator('[name=agreed]').check();
    await page.locator('form button[type=submit]').click();
  }
  await page.waitForURL('**/tournament-payment*');
  await page.locator('[name=cardNumber]').waitFor();
}

async function league({ page }: Phone): Promise<void> {
  await opened(page, '/select-league-members/1');
  await page.locator('a[href*="league-match-table"]').first().click();
  await page.locator('table').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function scorecard(phone: Phone): Promise<void> {
  await league(phone);
  // The first cell without a result.
  await phone.page.locator('[data-cell="0 1"]').click();
  await phone.page.locator('[name="sets.0.player1Score"]').waitFor();
}

/** A draw of the last cup that was played to its end. */
async function bracket(phone: Phone): Promise<void> {
  await results(phone);
  const { page } = phone;
  await page.goto(page.url().replace('/results', '/draws'));
  await page.locator('main a[href*="/draws/"]').first().click();
  // The network may be idle before the draw is asked for.
  await page.getByRole('tablist').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function results({ page }: Phone): Promise<void> {
  await opened(page, '/past-tournaments');
  await page.locator('main a[href*="/tournaments/"]').first().click();
  await page.waitForURL(/\/tournaments\/\d+\/results/);
  await page.waitForLoadState('networkidle');
}
