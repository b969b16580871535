import { test as base } from '@playwright/test';
import type { App } from '#platform/testing/server-process.ts';
import { startApp, type World } from './app.ts';
import { registerPlayer } from './club.ts';
import { logInOperator } from './operator.ts';
import { openPhone, type Phone, type PhoneOptions } from './phone.ts';

export { expect } from '@playwright/test';

export type NewPhone = (options?: PhoneOptions) => Promise<Phone>;
export type PlayerPhone = (
  fullName: string,
  options?: PhoneOptions & { level?: string },
) => Promise<Phone>;

interface Fixtures {
  /** What the file's server starts with: `test.use({ world: { demo: true } })` at the top of the file. */
  world: World;
  /** The server of this test file, from its first test until after its last. */
  app: App;
  /** Opens a person's phone with nothing stored on it: `await newPhone({ language: 'ja' })`. */
  newPhone: NewPhone;
  /** Opens the phone of an adult who has just registered on it. */
  playerPhone: PlayerPhone;
  /** Opens another phone on which the same person is signed in. */
  secondPhone: (first: Phone, options?: PhoneOptions) => Promise<Phone>;
  /** Opens a phone of the demo's operator, signed in; a desk by its `width`. */
  operatorPhone: NewPhone;
}

interface WorkerFixtures {
  /** Returns the server of a test file. The server of the previous file ends. */
  serverOf: (file: string, world: World) => Promise<App>;
}

/** Playwright's `test` with the fixtures of the end-to-end tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [{}, { option: true }],

  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      let current: ({ file: string } & Awaited<ReturnType<typeof startApp>>) | undefined;
      await use(async (file, world) => {
        if (current?.file === file) return current.app;
        const idle = await current?.end();
        current = undefined;
        current = { file, ...(await startApp(world, idle)) };
        return current.app;
      });
      const idle = await current?.end();
      idle?.kill();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  app: [
    async ({ serverOf, world }, use, { file }) => use(await serverOf(file, world)),
    { timeout: 300_000 },
  ],

  newPhone: async ({ app, browser }, use, testInfo) => {
    const phones: Awaited<ReturnType<typeof openPhone>>[] = [];
    await use(async (options = {}) => {
      const opened = await openPhone(browser, app, options, testInfo);
      phones.push(opened);
      return opened.phone;
    });
    if (testInfo.errors.length > 0) {
      await testInfo.attach('the last words of the server', { body: app.log.slice(-2_000) });
    }
    for (const { phone } of phones) {
      // A request that a route answers may still be on its way.
      const pages = phone.context.pages();
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await phone.context.close();
    }
    base
      .expect(
        phones.flatMap(({ errors }) => errors.found),
        'errors in the browser',
      )
      .toEqual([]);
  },

  playerPhone: async ({ newPhone }, use) => {
    await use(async (fullName, { level, ...options } = {}) => {
      const phone = await newPhone(options);
      await registerPlayer(phone, fullName, level);
      return phone;
    });
  },

  secondPhone: async ({ newPhone }, use) => {
    await use(async (first, options) => {
      const phone = await newPhone(options);
      await phone.context.addCookies(await first.context.cookies());
      return phone;
    });
  },

  operatorPhone: async ({ app, world, newPhone }, use) => {
    await use(async (options) => {
      const phone = await newPhone(options);
      await logInOperator(phone, { now: app.now(), isStopped: world.at !== undefined });
      return phone;
    });
  },
});
