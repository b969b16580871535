/** What the invited person has answered. */
export const REFEREE_STATES = ['invited', 'accepted', 'declined'] as const;
export type RefereeState = (typeof REFEREE_STATES)[number];

/** The same as the organizer sees it: nobody has answered in time. */
export const SHOWN_REFEREE_STATES = [...REFEREE_STATES, 'expired'] as const;
export type ShownRefereeState = (typeof SHOWN_REFEREE_STATES)[number];

/** For so long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The most referees of one tournament, invitations included. */
export const MOST_REFEREES = 30;

/** The end of an address whose owner has left. */
export const NAMELESS = '@rallydays.invalid';
