/** The role that a group's list shows (spec section 6). Members play; coaches and managers look after the group. */
export const GROUP_ROLES = ['Member', 'Coach', 'Manager'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** Length of a Team Identification Code (spec section 9). */
export const TEAM_CODE_LENGTH = 8;

/** Member inputs that a new group's form starts with (spec section 9). */
export const FIRST_MEMBER_SLOTS = 3;

/** More than any club has: a request, and what leads through a list of members, stays small. */
export const MOST_MEMBERS = 300;

/** What a group may show instead of its initials. */
export const GROUP_EMOJI = ['🎾', '🏸', '🏓', '🏆', '⭐', '🔥', '🌸', '🌊', '🦅', '🐯'] as const;
