import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '#platform/server/services.ts';
import type { AssertionJson, RegistrationJson } from '../passkeys.contract.ts';
import * as store from './passkeys.store.ts';

/** A software authenticator with what our passkeys need: ES256, no attestation, its user always verified. */
export interface Authenticator {
  readonly credentialId: string;
  create(options: Record<string, unknown>, origin: string): RegistrationJson;
  get(options: Record<string, unknown>, origin: string): AssertionJson;
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const CREDENTIAL_INCLUDED = 0x40;
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export function makeAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    credentialId: credential.id,
    create({ challenge, rp }, origin) {
      const included = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose(publicKey),
      ]);
      const rpId = (rp as { id: string }).id;
      const data = authenticatorData(
        rpId,
        USER_PRESENT_AND_VERIFIED | CREDENTIAL_INCLUDED,
        included,
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: base64url(attestation(data)),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get({ challenge, rpId }, origin) {
      const data = authenticatorData(String(rpId), USER_PRESENT_AND_VERIFIED);
      const clientDataJSON = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const response = {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
      };
      return { ...credential, response };
    },
  };
}

/** Stores a passkey for an account without a browser. */
export async function makePasskey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<string> {
  const id = uuidv7();
  const passkey = { credentialId: id, publicKey: '', counter: 0, transports: [], name: 'Phone' };
  await store.insert(db, { ...passkey, id, accountId, createdAt: clock.now() });
  return id;
}

function clientData(type: string, challenge: unknown, origin: string): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, included = Buffer.alloc(0)): Buffer {
  const counter = Buffer.alloc(4);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, included]);
}

/** CBOR: {fmt: "none", attStmt: {}, authData: bytes}. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ]);
}

/** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, a key on P-256 for ES256. */
function cose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (coordinate: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(coordinate, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);
}

function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
}
