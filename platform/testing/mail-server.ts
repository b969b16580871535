import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves as soon as so many mails have been received. */
  receivedCount(count: number): Promise<void>;
  /** Recipients that it refuses permanently. */
  refuse: RegExp | null;
  close(): Promise<void>;
}

/** A real SMTP server on this machine, which stores what it receives. */
export async function openMailServer(
  port = 0,
  { refuse = null }: { refuse?: RegExp | null } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const state = { refuse };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Our pool leaves its connections open; nobody waits for them here.
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      if (!state.refuse?.test(address)) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
  const { port: opened } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    received,
    receivedCount: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    get refuse() {
      return state.refuse;
    },
    set refuse(pattern) {
      state.refuse = pattern;
    },
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
}

/** A port on which nobody listens. */
export async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
