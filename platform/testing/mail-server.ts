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
  /** Recipients that it refuses for good. */
  refuse: RegExp | null;
  close(): Promise<void>;
}

/** A real SMTP server on this machine, which keeps what it is given. */
export async function openMailServer(
  port = 0,
  { refuse = null }: { refuse?: RegExp | null } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state = { refuse };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!state.refuse?.test(address)) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
  const { port: opened } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    received,
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
