import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { logOutput } from './log-output.ts';

/** Logs three lines, as Fastify and a failed job do, to a stream that is a terminal or is not. */
async function logged(isTTY: boolean): Promise<string[]> {
  const target = Object.assign(new PassThrough(), { isTTY });
  const output = await logOutput(target);
  const log = createLog({ logLevel: 'info' }, output);
  log.info({ reqId: 'ab-1', req: { method: 'GET', path: '/api/home' } }, 'incoming request');
  log.info({ reqId: 'ab-1', res: { statusCode: 200 }, responseTime: 12.4 }, 'request completed');
  log.warn({ job: 'mail.send', err: new TypeError('no answer') }, 'a job failed');
  if ('end' in output) (output as PassThrough).end();
  else target.end();
  return (await text(target)).trim().split('\n');
}

test('The log is readable text in a terminal', async () => {
  const lines = (await logged(true)).map(stripVTControlCharacters);
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: ab-1 GET \/api\/home$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: ab-1 200 in 12 ms$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: a job failed \{"job":"mail.send"/),
  ]);
  expect(lines.join('\n')).toContain('"message": "no answer"');
  expect(lines.join('\n')).toContain('log-output.test.ts');
});

test('The log is JSON lines outside a terminal', async () => {
  const lines = (await logged(false)).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { msg: 'incoming request', req: { path: '/api/home' } },
    { msg: 'request completed', res: { statusCode: 200 } },
    { msg: 'a job failed', job: 'mail.send', err: { type: 'TypeError', message: 'no answer' } },
  ]);
});

test('A stream that cannot be written to loses lines and has no other effect', async () => {
  const full = new PassThrough();
  const output = await logOutput(full);
  full.emit('error', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expect(() => output.write('{}\n')).not.toThrow();
});
