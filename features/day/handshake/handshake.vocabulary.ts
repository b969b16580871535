import type { Side } from '#domain/scorecard/side.ts';

/** A result of a player or of a link: entered, agreed to, or contradicted. One of the desk has no handshake. Source: next.md, C5. */
export const HANDSHAKE_STATES = ['entered', 'confirmed', 'disputed'] as const;
export type HandshakeState = (typeof HANDSHAKE_STATES)[number];

/** Who has entered a result of the reader's side: the reader, a guardian, or another account that speaks for the side. */
export const AUTHOR_KINDS = ['self', 'guardian', 'account'] as const;

/** Who agreed: the other side, both players on one device, the desk, or nobody in time. */
export const CONFIRMERS = ['other-side', 'same-device', 'desk', 'silence'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];

/** After so many minutes silence is consent; a desk may choose between the two limits. */
export const USUAL_SILENCE = 5;
export const SHORTEST_SILENCE = 2;
export const LONGEST_SILENCE = 30;

/** How a match ended that a player or a device of a court enters. Only the desk decides who did not come. */
export const ENTERED_ENDINGS = ['finished', 'retired'] as const;

/** Who has entered a result: one of the sides, the device of a court, that of a match slip, or the desk. */
export type Scorer = Side | 'court' | 'slip' | 'desk';
