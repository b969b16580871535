import { spawn } from 'node:child_process';
import process from 'node:process';
import autocannon from 'autocannon';

const SECONDS = 1;

/** The same bytes from bare Node, to measure the speed of the machine. */
const BARE = `
const http = require('node:http');
const body = JSON.stringify({ ok: true });
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

interface Bare {
  readonly port: number;
  readonly url: string;
  stop(): void;
}

/** A server of bare node:http in a process of its own. */
export async function startBare(): Promise<Bare> {
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((ready) => {
    bare.stdout.once('data', (text: Buffer) => ready(text.toString().trim()));
  });
  return { port: Number(port), url: `http://127.0.0.1:${port}/`, stop: () => void bare.kill() };
}

/** How many answers 32 callers get in a second. */
export async function requestsPerSecond(url: string, headers = {}): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: 32,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} requests were refused`);
  return requests.average;
}
