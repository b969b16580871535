/** The screen on which the score of a rubber is entered. */
export function addressOfRubber(
  tournamentId: number,
  { stageId, matchId }: { readonly stageId: string; readonly matchId: string },
): string {
  return `/organizer/tournaments/${tournamentId}/rubbers/${stageId}/${matchId}`;
}
