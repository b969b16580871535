import type { BrowserContext } from '@playwright/test';
import type { App } from '#platform/testing/server-process.ts';

/** Chromium writes every answer of 400 and above to the console; for the app's API these are typed refusals. */
const refusal =
  /^Failed to load resource: the server responded with a status of 4\d\d .* \(\S+\/api\//;
const lostConnection =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED|EMPTY_RESPONSE|FAILED|ABORTED)/;

/** Collects the errors inside the pages of one phone. */
export class PageErrors {
  readonly found: string[] = [];
  readonly #app: Pick<App, 'outages'>;
  readonly #outagesBefore: number;
  readonly #allowed: RegExp[];
  #connected = true;

  constructor(app: Pick<App, 'outages'>, allowed: readonly RegExp[]) {
    this.#app = app;
    this.#outagesBefore = app.outages;
    this.#allowed = [...allowed, refusal];
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** From now on requests are allowed to fail. */
  mayLoseConnection(): void {
    this.#connected = false;
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#add(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#add(`thrown: ${error.error().stack}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // biome-ignore lint/suspicious/noConsole: the console is the way from the page to the test.
        console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  #add(error: string): void {
    const serverWasDown = this.#app.outages > this.#outagesBefore;
    if ((!this.#connected || serverWasDown) && lostConnection.test(error)) return;
    if (this.#allowed.some((pattern) => pattern.test(error))) return;
    this.found.push(error);
  }
}
