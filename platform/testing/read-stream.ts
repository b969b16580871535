import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
export interface Heard<Message> {
  readonly id: number;
  readonly data: Message;
}

/** A reader's end of a stream. */
export interface ReadStream<Message> {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The next message that is not heard yet; it waits for one. Null once the stream has ended. */
  next(): Promise<Heard<Message> | null>;
  /** All messages up to and including the one that says that the stream is open. */
  untilOpen(): Promise<Heard<Message>[]>;
  /** Everything that came, comments included. */
  text(): string;
  /** Reads nothing any more, and leaves the connection open. */
  stopReading(): void;
  leave(): void;
}

/** Listens on a free port, and gives the address. */
export async function listening(http: FastifyInstance): Promise<string> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

/** Opens a stream of the server as a browser does. */
export async function openStream<Message extends { readonly kind: string }>(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadStream<Message>> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  let at = 0;
  let isOver = false;
  let trigger = () => {};
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    text += chunk;
    trigger();
  });
  answer.on('error', () => {});
  answer.on('close', () => {
    isOver = true;
    trigger();
  });
  const next = async (): Promise<Heard<Message> | null> => {
    for (;;) {
      const end = text.indexOf('\n\n', at);
      if (end === -1) {
        if (isOver) return null;
        await new Promise<void>((resolve) => {
          trigger = resolve;
        });
        continue;
      }
      const block = text.slice(at, end);
      at = end + 2;
      const [, number, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
      if (data) return { id: Number(number), data: JSON.parse(data) };
    }
  };
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    next,
    untilOpen: async () => {
      const heard: Heard<Message>[] = [];
      for (let one = await next(); one; one = await next()) {
        heard.push(one);
        if (one.data.kind === 'open') break;
      }
      return heard;
    },
    text: () => text,
    stopReading: () => void answer.pause(),
    leave: () => void answer.destroy(),
  };
}
