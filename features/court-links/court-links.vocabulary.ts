/** What a link without an account opens: a court, or one match on a paper slip. Source: next.md, C1. */
export const LINK_KINDS = ['court', 'match'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The matches that the device of a court stores beside the one on its court (next.md, C6). */
export const NEXT_MATCHES = 3;

/** The matches that ended last on a court: their players may still agree to them or correct them there. */
export const RECENT_MATCHES = 3;

/** The most matches for which slips are printed at once. */
export const MOST_SLIPS = 400;

/** A device that has written within so many minutes is at work: another one on the same court is warned. */
export const AT_WORK_MINUTES = 3;

/** The shortest time between two tallies of a device, in seconds. */
export const TALLY_SECONDS = 3;

/** The longest code by which a result is handed over, in characters; each is one byte of a QR code. */
export const LONGEST_HAND_OVER = 300;

/** The address of a device's page, in front of the token. */
export const PAGE_OF_KIND = { court: '/c/', match: '/m/' } as const satisfies Record<
  LinkKind,
  string
>;
