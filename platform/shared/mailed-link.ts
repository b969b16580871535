import { z } from 'zod';

/** The secret of a mailed link: the part after `#`. It is sent in bodies only, so that no log and no history records it. */
export const linkSecret = z.string().min(1).max(200);

/** Why a mailed link opens nothing. */
export const linkRefusals = { LINK_UNKNOWN: 404, LINK_EXPIRED: 410, LINK_USED: 410 } as const;
