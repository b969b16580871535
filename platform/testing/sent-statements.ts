import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** The texts of the statements that are sent from now on to the end of the test, by whichever connection, in their order. */
export function sentStatements(): string[] {
  const texts: string[] = [];
  // Connections have taken `query` of the client when they were opened; each statement is submitted by itself.
  const { submit } = pg.Query.prototype;
  const spy = vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
    this: { readonly text: string },
    connection,
  ) {
    texts.push(this.text);
    return submit.call(this, connection);
  });
  onTestFinished(() => spy.mockRestore());
  return texts;
}
