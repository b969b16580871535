import { type Lot, lotFrom } from '#domain/bracket/lot.ts';

/** Lots that depend on what they are about alone, so that a server that starts again goes on as if it had never stopped. */
export function lotOf(about: string): Lot {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const char of about) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return lotFrom(hash >>> 0);
}
