/** The longest name of a team, in characters. */
export const LONGEST_TEAM_NAME = 40;
