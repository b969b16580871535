import { v7 as newId } from 'uuid';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { Device } from './device.ts';
import { knownLinks } from './known-links.ts';

/** What a device without an account stores of its links, so that a reload without a network loses nothing. */

interface StoredLink {
  readonly token: string;
  readonly device: Device;
}

/** So many days after the day of the tournament a device still knows its matches. */
const STORED_DAYS = 7;

// Each link by itself: two tabs of two courts do not overwrite each other.
const link = (token: string) => phoneDraft<StoredLink>(`court-link ${token}`);
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

/** What this device has read last through a link, without the matches of a day that is long past; null before the first time. */
export function storedDevice(token: string): Device | null {
  const device = link(token).read()?.device ?? null;
  return device && isPast(device) ? { ...device, current: null, next: [], recent: [] } : device;
}

/** Stores what was read, and lets the outbox send with this token from now on. */
export function storeDevice(token: string, device: Device): void {
  const { linkId } = device;
  link(token).write({ token, device });
  const known = knownLinks.read() ?? {};
  if (known[linkId] !== token) knownLinks.write({ ...known, [linkId]: token });
  void outbox.addDevice(deviceOwner(linkId), token);
}

/** Forgets a link that has ended and has nothing left to send. */
export function forgetLink(token: string): void {
  link(token).clear();
  const known = Object.entries(knownLinks.read() ?? {}).filter(([, one]) => one !== token);
  if (known.length === 0) knownLinks.clear();
  else knownLinks.write(Object.fromEntries(known));
}

/**
 * Lets the outbox send what the links of this device have left, on any screen of the app, and forgets those of past days that have
 * left nothing: a private phone that has opened one must not hold the names of the players permanently.
 */
export async function sendForLinks(): Promise<void> {
  const owners = new Set(outbox.ofDevices().map(({ owner }) => owner));
  for (const [linkId, token] of Object.entries(knownLinks.read() ?? {})) {
    const owner = deviceOwner(linkId);
    const device = link(token).read()?.device;
    if (device && isPast(device) && !owners.has(owner)) forgetLink(token);
    else await outbox.addDevice(owner, token);
  }
}

function isPast({ eventDate }: Device): boolean {
  return dayInJapan(now()) > addDays(eventDate, STORED_DAYS);
}
