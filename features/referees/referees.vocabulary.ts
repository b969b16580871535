/** What an organizer asks somebody for: a referee decides, a desk helper works at the desk on the day (decision 0073). */
export const REFEREE_DUTIES = ['referee', 'desk'] as const;
export type RefereeDuty = (typeof REFEREE_DUTIES)[number];

/** What the invited person has answered. */
export const REFEREE_STATES = ['invited', 'accepted', 'declined'] as const;
export type RefereeState = (typeof REFEREE_STATES)[number];

/** The same as the organizer sees it: nobody has answered in time. */
export const SHOWN_REFEREE_STATES = [...REFEREE_STATES, 'expired'] as const;
export type ShownRefereeState = (typeof SHOWN_REFEREE_STATES)[number];

/** What of an event is played: its published draw, or its season. */
export const PLAYED_AS = ['draw', 'season'] as const;
export type PlayedAs = (typeof PLAYED_AS)[number];

/** For so long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The most referees and desk helpers of one tournament, invitations included. */
export const MOST_REFEREES = 30;

/** The end of an address whose owner has left. */
export const NAMELESS = '@rallydays.invalid';
