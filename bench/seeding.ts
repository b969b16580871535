import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { DEMO_ORGANIZATION, DEMO_PASSWORD } from '#demo/demo-people.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { chromiumLaunch } from '#platform/testing/chromium.ts';
import { PHONE } from './page/first-visit.ts';
import { askForFrames, recordFrames } from './page/frames.ts';
import { senderOf } from './page/sender.ts';
import { type Measure, median, percentile } from './report.ts';
import { startServer } from './server-process.ts';

const ENTRANTS = 256;
const RUNS = 3;
/** Pointer moves of a drag, as many as a finger sends in four seconds. */
const MOVES = 240;
const STEP = 5;

/** Dragging a row through a seeding list of 256 on a phone: pictures in a second, and what each costs (next.md, B11). */
export const measure: Measure = async () => {
  const server = await startServer({ DEMO: 'still' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({
      viewport: PHONE.viewport,
      baseURL: server.url,
      locale: 'en-US',
    });
    const steps = await closedEvent(context);
    const page = await context.newPage();
    await page.goto(steps);
    await page.locator('[data-place="0"]').waitFor();
    await askForFrames(page);
    const perSecond: number[] = [];
    const work: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const frames = await recordFrames(browser, page, () => drag(page));
      perSecond.push(frames.perSecond);
      work.push(...frames.work);
    }
    const of = `a row of ${ENTRANTS} is dragged:`;
    return [
      { what: `${of} pictures`, value: median(perSecond), unit: '/s', atLeast: 58 },
      { what: `${of} work for a picture`, value: median(work), unit: 'ms' },
      { what: `${of} 95 in 100 at most`, value: percentile(work, 0.95), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** From the top of the list down, and on at the edge of the screen, where the list scrolls. */
async function drag(page: Page): Promise<void> {
  const row = page.locator('[data-place="0"]');
  await row.scrollIntoViewIfNeeded();
  const handle = await row.locator('span').first().boundingBox();
  if (!handle) throw new Error('the first row has no handle');
  const x = handle.x + handle.width / 2;
  let y = handle.y + handle.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move++) {
    // Down to the edge, and there a little up and down: the pointer of a finger never rests.
    y = y < PHONE.viewport.height - 2 * STEP ? y + STEP : y - STEP;
    await page.mouse.move(x, y);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  await page.mouse.up();
}

/** A closed event of the demo's organizer with this many entrants on paper; gives the address of its steps. */
async function closedEvent({ request }: BrowserContext): Promise<string> {
  const send = senderOf(request);
  const login = { loginId: DEMO_ORGANIZATION.loginId, password: DEMO_PASSWORD };
  await send('/api/accounts/login', login);
  const today = dayInJapan(new Date());
  const tournament = {
    tournamentName: 'Seeding',
    prefecture: 'Tokyo',
    venue: 'City Hall',
    notes: '',
    eventDate: addDays(today, 14),
    applicationDeadline: addDays(today, 7),
    startTime: '09:00',
    endTime: '17:00',
    participantLimit: String(ENTRANTS),
    tournamentLevel: 'Intermediate',
    eventType: 'Singles',
    participationFee: '0',
    organizerName: '-',
    contactInfo: 'info@sakura.example',
    emergencyContact: '090-0000-0000',
  };
  const { tournamentId } = await send<{ tournamentId: number }>('/api/tournaments', {
    id: uuidv7(),
    tournament,
  });
  const address = `/tournaments/${tournamentId}`;
  const onPaper = { email: '', phone: '', note: '', paidYen: 0 };
  const people = Array.from({ length: ENTRANTS }, (_, at) => {
    return { id: uuidv7(), person: { ...onPaper, name: `山本 選手${at + 1}` } };
  });
  await send(`/api${address}/entries`, { people });
  const events = await request.get(`/api${address}/events`);
  const [event] = (await events.json()).events as { id: number }[];
  await send(`/api${address}/events/${event?.id}/close`, {});
  return `/organizer${address}/events/${event?.id}`;
}
