import { ServerError } from './api/errors.ts';

const MOST_LOGGED = 300;

/** Records an address that does not exist: in the console and in the server's log (spec 2.3). */
export function reportNotFound(path: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this record.
  console.warn('Not found:', path);
  fetch('/api/diagnostics/not-found', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rallydays': '1' },
    credentials: 'same-origin',
    // Japanese in an address is nine characters a letter here; the log takes as many.
    body: JSON.stringify({ path: path.slice(0, MOST_LOGGED) }),
    keepalive: true,
  }).catch(() => {
    // Without a connection the record is lost, without effect on the person.
  });
}

/** Records an unexpected failure and gives the reference number that the person can quote. */
export function reportError(error: unknown): string {
  const reference =
    (error instanceof ServerError ? error.requestId : undefined) ??
    crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36).toUpperCase();
  // biome-ignore lint/suspicious/noConsole: the only place where an unexpected failure can be seen in a browser.
  console.error(`Unexpected failure ${reference}`, error);
  return reference;
}
