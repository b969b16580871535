import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

export interface Refusal {
  readonly to: 'MAIL FROM' | 'RCPT TO';
  /** Other addresses are taken. */
  readonly address: RegExp;
  /** Such as `550 no such mailbox`. */
  readonly answer: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves as soon as so many mails have been received. */
  receivedCount(count: number): Promise<void>;
  /** What it refuses from now on; null for nothing. */
  refusal: Refusal | null;
  close(): Promise<void>;
}

/** A real SMTP server on this machine, which stores what it receives. */
export async function openMailServer(
  port = 0,
  { refusal = null }: { refusal?: Refusal | null } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const state = { refusal };
  const answerTo =
    (command: Refusal['to']) =>
    ({ address }: SMTPServerAddress, _session: unknown, done: (error?: Error) => void) => {
      const { refusal } = state;
      if (refusal?.to !== command || !refusal.address.test(address)) return done();
      const responseCode = Number(refusal.answer.slice(0, 3));
      done(Object.assign(new Error(refusal.answer.slice(4)), { responseCode }));
    };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Our pool leaves its connections open; nobody waits for them here.
    closeTimeout: 1,
    onMailFrom: answerTo('MAIL FROM'),
    onRcptTo: answerTo('RCPT TO'),
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
    get refusal() {
      return state.refusal;
    },
    set refusal(next) {
      state.refusal = next;
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
