/**
 * The answers to a person who joined under a name that is already on the list: it is that person, it is another person of
 * that name, or it is nobody who belongs to the group.
 */
export const JOIN_ANSWERS = ['same-person', 'new-member', 'refused'] as const;
export type JoinAnswer = (typeof JOIN_ANSWERS)[number];
