import { DEMO_PASSWORD, DEMO_PLAYER } from '#demo/demo-people.ts';
import { requestsPerSecond, startBare } from './bare-http.ts';
import { type Figure, type Measure, median } from './report.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 9;

/** The reads that signed-in people cause most. */
const READS = [
  '/api/home',
  '/api/accounts/session',
  '/api/accounts/profile',
  '/api/tournaments',
  '/api/tournaments/1',
  '/api/entries?when=coming',
  '/api/notices',
  '/api/groups',
  '/api/groups/1',
  '/api/practice/leagues?groupId=1',
  '/api/practice/records/days',
];

/** A small read that needs no database, alternating with bare node:http. */
export const measure: Measure = async () => {
  // The tournament that is being played is made and caught up with in the first minute, and would take a core beside the reads. The past of
  // the demo is made in the first round; the figures are medians.
  const server = await startServer({ DEMO: 'still' });
  const bare = await startBare();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await requestsPerSecond(`${server.url}/healthz`));
    theirs.push(await requestsPerSecond(bare.url));
  }
  // The first round compiles the code that the others run.
  const home: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    home.push(await requestsPerSecond(`${server.url}/api/home`));
  }
  const reads: Figure[] = [];
  const cookie = await signIn(server.url);
  for (const path of READS) {
    const value = await requestsPerSecond(server.url + path, { cookie });
    reads.push({ what: `${path}, signed in`, value, unit: '/s' });
  }
  bare.stop();
  await server.stop();
  return [
    {
      what: 'small read, of bare node:http',
      // Round by round: the machine's own speed changes from one second to the next.
      value: median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
      unit: 'x',
      atLeast: 0.6,
    },
    { what: 'small read', value: median(ours), unit: '/s' },
    { what: 'bare node:http', value: median(theirs), unit: '/s' },
    { what: '/api/home', value: median(home.slice(1)), unit: '/s', atLeast: 1500 },
    ...reads,
  ];
};

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rallydays': '1' },
    body: JSON.stringify({ loginId: DEMO_PLAYER.email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The demo's visitor could not log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
