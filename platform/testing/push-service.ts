import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  readonly address: string;
  /** As the browser reads it. */
  readonly text: string;
  readonly ttlS: number;
  readonly urgency: string;
  /** The server's public key, proven by its signature. */
  readonly serverKey: string;
}

/** What a browser gives to the app that subscribes. */
export interface TestSubscription {
  readonly address: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushService {
  readonly origin: string;
  readonly received: readonly ReceivedPush[];
  /** A browser subscribes. */
  subscribe(): TestSubscription;
  /** What it answers to the next pushes instead of 201, by address. */
  readonly answers: Map<string, number>;
  close(): Promise<void>;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/**
 * A push service with its browsers: it checks the signature (RFC 8292) and decrypts (RFC 8188, 8291) with Node's own
 * cryptography, so that what the server sends is proven against the standards and not against the library that made it.
 */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const answers = new Map<string, number>();
  let origin = '';
  const http = createServer(async (request, response) => {
    const address = `${origin}${request.url}`;
    const body = await buffer(request);
    const status = answers.get(address) ?? 201;
    try {
      const browser = browsers.get(address);
      if (!browser) throw new Error(`nobody subscribed at ${address}`);
      if (status === 201) received.push(read(request, body, { address, origin, browser }));
      response.writeHead(status).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const address = `${origin}/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(address, { ecdh, auth });
      const p256dh = ecdh.getPublicKey('base64url');
      return { address, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () => new Promise((closed) => http.close(() => closed())),
  };
}

function read(
  { headers, method }: IncomingMessage,
  body: Buffer,
  at: { address: string; origin: string; browser: Browser },
): ReceivedPush {
  if (method !== 'POST') throw new Error('a push is posted');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
  return {
    address: at.address,
    text: decrypted(body, at.browser),
    ttlS: Number(headers.ttl),
    urgency: String(headers.urgency),
    serverKey: provenKey(String(headers.authorization), at.origin),
  };
}

/** The key whose owner signed the request for this push service, today. */
function provenKey(authorization: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const proof = Buffer.from(signature, 'base64url');
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)) {
    throw new Error('the signature is wrong');
  }
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const soon = Date.now() / 1000 + 24 * 60 * 60;
  if (aud !== audience || exp > soon || !/^(mailto:|https:)/.test(sub)) {
    throw new Error(`the claims are wrong: ${aud} ${exp} ${sub}`);
  }
  return key;
}

function decrypted(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const shared = ecdh.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const ikm = derive(shared, auth, info, 32);
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
