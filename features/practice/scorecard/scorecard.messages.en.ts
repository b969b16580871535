export const scorecardMessages = {
  title: 'Scorecard',
  versus: (player1: string, player2: string) => `${player1} vs ${player2}`,
  back: 'Back',
  missing: 'Error: Match details missing',
  missingText: 'Choose the two players first, then enter the score.',
};
