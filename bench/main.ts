import process from 'node:process';
import { type Measure, print } from './report.ts';

interface Measured {
  readonly title: string;
  readonly load: () => Promise<{ measure: Measure }>;
  /** Takes many minutes: runs only when it is named. */
  readonly long?: boolean;
}

/**
 * `npm run bench` measures everything, `npm run bench -- bytes search` only what is named. The exit code is the number
 * of missed budgets. Ratios are measured in one run on one machine; single milliseconds say little elsewhere.
 */
const measures: Record<string, Measured> = {
  bytes: { title: 'Bytes of the web app (brotli)', load: () => import('./bytes.ts') },
  start: { title: 'First start, and memory', load: () => import('./start.ts') },
  page: { title: 'First visit to home on a slow phone', load: () => import('./page.ts') },
  http: { title: 'A small read over HTTP', load: () => import('./http.ts') },
  search: { title: 'Search over 100,000 tournaments', load: () => import('./search.ts') },
  entries: { title: 'Place-limited entries, 32 callers', load: () => import('./entries.ts') },
  servers: {
    title: 'Two processes on one PostgreSQL, behind HAProxy',
    load: () => import('./servers.ts'),
    long: true,
  },
  schools: {
    title: 'A school with 300 entries',
    load: () => import('./school-applications.ts'),
  },
  mails: { title: 'Mails through the job queue', load: () => import('./mails.ts') },
  jobs: { title: 'Jobs after the commit', load: () => import('./jobs.ts') },
  practice: { title: 'Practice: records, standings, draws', load: () => import('./practice.ts') },
  'practice-screens': {
    title: 'A league of 40 and a tree of 512 on the screen',
    load: () => import('./practice-screens.ts'),
  },
  matches: {
    title: 'A million matches of the version before',
    load: () => import('./matches.ts'),
    long: true,
  },
  migrations: {
    title: 'Migrations of a million matches, under writes',
    load: () => import('./migrations.ts'),
    long: true,
  },
  backup: {
    title: 'A backup of a million matches, proved',
    load: () => import('./backup.ts'),
    long: true,
  },
  competition: {
    title: 'Competition: draws, groups, the plan of a day',
    load: () => import('./competition.ts'),
  },
  ratings: { title: 'Rates: periods, corrections, a ranking', load: () => import('./ratings.ts') },
  live: { title: 'Live pages: snapshot and readers', load: () => import('./live.ts') },
  'live-page': {
    title: 'First visit to a live page on a slow phone',
    load: () => import('./live-page.ts'),
  },
  draws: { title: 'The published draw of an event', load: () => import('./draws.ts') },
  ties: { title: 'The page of the ties of 32 teams', load: () => import('./ties.ts') },
  seeding: { title: 'Dragging in a seeding list', load: () => import('./seeding.ts') },
  roster: { title: 'A roster of 300, pasted', load: () => import('./roster.ts') },
  courthive: {
    title: "Draws beside CourtHive's competition factory",
    load: () => import('./courthive.ts'),
    long: true,
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(measures, name));
if (unknown.length > 0) {
  const names = Object.keys(measures).join(', ');
  console.error(`There is no measure "${unknown.join('", "')}". There are: ${names}.`);
  process.exit(1);
}
let missed = 0;
for (const [name, { title, load, long }] of Object.entries(measures)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long) continue;
  const { measure } = await load();
  missed += print(title, await measure());
}
console.log(missed === 0 ? '\nEvery budget holds.' : `\n${missed} budgets missed.`);
process.exit(Math.min(missed, 100));
