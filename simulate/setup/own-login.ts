/** The organizer on a server of the simulation, which only this machine can reach. */
export const OWN_LOGIN = {
  loginId: 'ORG-REHEARSAL',
  password: 'correct horse',
  organizationName: 'Rehearsal',
} as const;
