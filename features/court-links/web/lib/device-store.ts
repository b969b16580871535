import { v7 as newId } from 'uuid';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { Device } from './device.ts';

/** What a device without an account stores of its links, so that a reload without a network loses nothing. */

interface StoredLink {
  readonly token: string;
  readonly device: Device;
}

// Each link by itself: two tabs of two courts do not overwrite each other.
const link = (token: string) => phoneDraft<StoredLink>(`court-link ${token}`);
const tokens = phoneDraft<Readonly<Record<string, string>>>('court-links');
const own = phoneDraft<string>('court-device');

let unstored: string | null = null;

/** By it two devices on one court are known apart; made once. */
export function deviceId(): string {
  const known = own.read() ?? unstored;
  if (known) return known;
  unstored = newId();
  own.write(unstored);
  return unstored;
}

/** What this device has read last through a link; null before the first time. */
export function storedDevice(token: string): Device | null {
  return link(token).read()?.device ?? null;
}

/** Stores what was read, and lets the outbox send with this token from now on. */
export function storeDevice(token: string, device: Device): void {
  const { linkId } = device;
  link(token).write({ token, device });
  const known = tokens.read() ?? {};
  if (known[linkId] !== token) tokens.write({ ...known, [linkId]: token });
  void outbox.addDevice(deviceOwner(linkId), token);
}

/** Forgets a link that has ended and has nothing left to send. */
export function forgetLink(token: string): void {
  link(token).clear();
  const known = Object.entries(tokens.read() ?? {});
  tokens.write(Object.fromEntries(known.filter(([, one]) => one !== token)));
}

/** Lets the outbox send what the links of this device have left, on any screen of the app. */
export async function sendForLinks(): Promise<void> {
  for (const [linkId, token] of Object.entries(tokens.read() ?? {})) {
    await outbox.addDevice(deviceOwner(linkId), token);
  }
}
