import { expect } from '@playwright/test';
import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import { appCode } from '#platform/testing/app-code.ts';
import { send } from './club.ts';
import type { Phone } from './phone.ts';

interface Login {
  readonly cookies: Awaited<ReturnType<Phone['context']['cookies']>>;
  readonly at: number;
}

/** By the address of the server. A code is good for one use: its session is shared by the phones of the next minutes. */
const logins = new Map<string, Login>();
/** The proof of a session counts for ten minutes, and a test lasts some. */
const SHARED_MS = 4 * 60_000;
const STEP_MS = 30_000;

/** Signs the demo's operator in on a phone, with both steps; `now` is the time of the server's clock, and whether it has been stopped. */
export async function logInOperator(
  { context }: Phone,
  { now, isStopped }: { now: Date; isStopped: boolean },
): Promise<void> {
  const url = (await context.request.get('/healthz')).url();
  const shared = logins.get(url);
  if (shared && (isStopped || now.getTime() - shared.at < SHARED_MS)) {
    await context.addCookies(shared.cookies);
    return;
  }
  const { email: loginId, password, secret } = DEMO_OPERATOR;
  const login = '/api/accounts/login';
  const { step } = await send<{ step: string }>({ context }, 'POST', login, { loginId, password });
  const enter = async (at: Date) =>
    context.request.post(`${login}/code`, {
      headers: { 'x-rallydays': '1' },
      data: { step, code: appCode(secret, at) },
    });
  const first = await enter(now);
  // A test has proven the second step with this code a moment ago: the next one is accepted, too.
  const answer = first.ok() ? first : await enter(new Date(now.getTime() + STEP_MS));
  expect(answer.status(), await answer.text()).toBe(200);
  logins.set(url, { cookies: await context.cookies(), at: now.getTime() });
}
