export const openTablesMessages = {
  spare: (count: number, word: 'court' | 'table') =>
    count === 1 ? `1 ${word} is free` : `${count} ${word}s are free`,
  spareText: 'Players who are out can play one more match there. It does not count for ratings.',
  open: 'Open for practice',
  howMany: { court: 'How many', table: 'How many' },
  practice: 'Practice',
  nobody: 'Waits for two players.',
  versus: (names: readonly string[]) => names.join(' vs '),
  since: (minutes: number) => `${minutes} min`,
  waiting: (count: number) =>
    count === 0
      ? 'Nobody waits for a match.'
      : count === 1
        ? '1 player waits.'
        : `${count} players wait.`,
  needed: (matches: number, word: 'court' | 'table') =>
    matches === 1 ? `1 match waits for a ${word}` : `${matches} matches wait for a ${word}`,
  opened: (tables: string) => `Open for practice: ${tables}`,
  takeBack: 'Take back',
  // The result of a player
  resultTitle: 'Practice match',
  backToMine: 'Back to My Tournaments',
  resultText: 'It is stored in the practice records of both, and does not count for ratings.',
  send: 'Save the result',
  saved: 'Stored in the practice records',
  over: 'This match is over',
  overText: 'Its result is in your practice records, if one of you has entered it.',
  failedTitle: 'Could not save',
  failures: {
    TOURNAMENT_NOT_FOUND: 'The day of the tournament is not open.',
    DAY_OVER: 'The tournament is over.',
    MATCH_NOT_FOUND: 'This match no longer exists.',
    MATCH_CHANGED: 'The other player has entered another result. It is in your practice records.',
    IMPOSSIBLE_SCORE: 'A match cannot end with this score.',
  },
  takeAllBack: 'Take all back',
};
