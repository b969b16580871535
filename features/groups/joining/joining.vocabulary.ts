/**
 * What somebody who looks after a group may answer to a person who joined under a name that is on its list already: it is
 * that person, it is another person of that name, or nobody who belongs here.
 */
export const JOIN_ANSWERS = ['same-person', 'new-member', 'refused'] as const;
export type JoinAnswer = (typeof JOIN_ANSWERS)[number];
