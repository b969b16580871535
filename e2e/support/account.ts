import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '#platform/testing/server-process.ts';

export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly cookies: { name: string; value: string; url: string }[];
}

/** An address that nobody has yet: a second attempt of a test must not meet the person of the first one. */
export function fresh(name: string): string {
  return `${name}.${uuidv7().slice(-8)}@example.com`;
}

/** Registers a player over HTTP, with the cookies of the session. */
export async function registered(
  app: App,
  email: string,
  { language = 'en', fullName = '佐藤 花子' }: { language?: 'en' | 'ja'; fullName?: string } = {},
): Promise<Person> {
  const password = 'long-rally-7';
  const person = {
    fullName,
    nickname: '',
    prefecture: 'Kyoto',
    phone: '09012345678',
    email,
    password,
    confirmPassword: password,
  };
  const answer = await fetch(`${app.url}/api/accounts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-rallydays': '1',
      'accept-language': language,
    },
    body: JSON.stringify({
      id: uuidv7(),
      person,
      club: { clubId: '' },
      experience: { level: 'C' },
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    return { name, value, url: app.url };
  });
  return { fullName, email, password, cookies };
}

/** Returns the text of the newest mail to an address whose subject matches; waits until it has arrived. */
export async function mailTo(app: App, email: string, subject: RegExp): Promise<string> {
  let text: string | undefined;
  const found = async () => {
    text = await newestMail(join(app.dataDir, 'mail'), email, subject);
    return text !== undefined;
  };
  const message = `a mail to ${email} whose subject fits ${subject}`;
  await expect.poll(found, { message, timeout: 60_000, intervals: [200] }).toBe(true);
  return text ?? '';
}

async function newestMail(folder: string, email: string, subject: RegExp) {
  // Their ids, and so their names, are in order of time. The folder is created with the first mail.
  const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  for (const name of names) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    const fits = mail.to?.some(({ address }) => address === email);
    if (fits && subject.test(mail.subject ?? '')) return mail.text ?? '';
  }
  return undefined;
}

/** The address in a mail that leads to a screen, including its secret. */
export function linkIn(mail: string, path: string): string {
  const link = mail.split(/\s+/).find((word) => word.includes(`${path}#`));
  if (!link) throw new Error(`no link to ${path} in the mail:\n${mail}`);
  return link;
}
