/** Why a team cannot get another name, by its contact person or by the organizer. */
export const renamingRefusals = {
  ENTRY_NOT_FOUND: 404,
  /** The event is for players. */
  NOT_FOR_TEAMS: 409,
  /** The place has been given up, or was not paid in time. */
  NOT_ACTIVE: 409,
  TOURNAMENT_CANCELLED: 409,
  /** Another team of the event has the name. */
  TEAM_NAME_TAKEN: 409,
} as const;
