export const openTablesMessages = {
  spare: (count: number, word: 'court' | 'table') =>
    count === 1 ? `1 ${word} has nothing to do` : `${count} ${word}s have nothing to do`,
  spareText: 'Players who are out can play one more match there. It counts for no rate.',
  open: 'Open for practice',
  howMany: { court: 'How many courts', table: 'How many tables' },
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
  takeAllBack: 'Take all back',
};
