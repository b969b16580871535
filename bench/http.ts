import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { type Measure, median } from './report.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 9;
const SECONDS = 1;

// The same bytes from nothing but Node, as the measure of the machine.
const BARE = `
const http = require('node:http');
const body = JSON.stringify({ ok: true });
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** A small read that needs no database, against bare node:http in turns. */
export const measure: Measure = async () => {
  const server = await startServer();
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((ready) => {
    bare.stdout.once('data', (text: Buffer) => ready(text.toString().trim()));
  });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await requestsPerSecond(`${server.url}/healthz`));
    theirs.push(await requestsPerSecond(`http://127.0.0.1:${port}/`));
  }
  const home = await requestsPerSecond(`${server.url}/api/home`);
  bare.kill();
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
    { what: '/api/home with the embedded database', value: home, unit: '/s' },
  ];
};

async function requestsPerSecond(url: string): Promise<number> {
  const { requests } = await autocannon({ url, connections: 32, duration: SECONDS });
  return requests.average;
}
