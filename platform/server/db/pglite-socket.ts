import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientConfig } from 'pg';

/** How the `pg` driver reaches a PostgreSQL inside this process, whatever the environment says of others. */
export function connectionTo(server: PGlite): ClientConfig {
  return {
    stream: () => new PgliteSocket(server) as never,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    pipeline: true,
  };
}

/** What the driver takes for a socket: brings its messages to the database, and back the answers. */
class PgliteSocket extends Duplex {
  readonly #server: PGlite;

  constructor(server: PGlite) {
    super();
    this.#server = server;
  }

  connect(): this {
    this.#begin().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  /** There is but one session: what the connection before this one left in it ends, as it does on a server. */
  async #begin(): Promise<void> {
    await this.#server.exec('rollback');
    await this.#server.exec('discard all');
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    // Not at once: whoever asks must be waiting when the answer comes, and other work gets its turn between statements.
    setImmediate(() => {
      const answer: Buffer[] = [];
      const onRawData = (part: Uint8Array) => void answer.push(Buffer.from(part));
      this.#server.execProtocolRawStream(message, { syncToFs: false, onRawData }).then(
        () => {
          this.push(Buffer.concat(answer));
          done();
        },
        (error) => done(error),
      );
    });
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
