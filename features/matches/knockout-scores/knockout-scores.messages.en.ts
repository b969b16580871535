/** Messages of entering the results of a knockout. */
export const knockoutScoresMessages = {
  unsentTitle: (count: number) =>
    count === 1 ? '1 result is not sent yet' : `${count} results are not sent yet`,
  refusedTitle: (players: string) => `Not accepted: ${players}`,
  openResult: 'Look at it',
  dropResult: 'Discard it',
  dropped: 'The result was discarded',

  set: (number: number, _unit: 'game' | 'set') => `Set ${number}`,
  scoreOf: (player: string, set: number, _unit: 'game' | 'set') => `${player}, set ${set}`,
  oneSet: (_unit: 'game' | 'set') => 'At least one set required',
  sets: (_unit: 'game' | 'set') => 'Sets',
  notes: 'Notes',
  submit: 'Submit Score',
  otherResult: 'Not played to the end',
  result: 'Result',
  resultKinds: {
    score: 'Played',
    walkover: 'Walkover',
    retirement: 'Retirement',
    default: 'Default',
    'double-walkover': 'Double walkover',
  },
  resultHints: {
    score: 'The score decides',
    walkover: 'Opponent no-show: the match was not played',
    retirement: 'The opponent stopped; the score stays as it stood',
    default: 'The opponent was disqualified; the score stays as it stood',
    'double-walkover': 'Both players no-show: the next opponent goes on',
  },
  whoWins: 'Who goes on?',
  whoWinsTitle: 'Winner missing',
  whoWinsText: 'Please choose who goes on.',
  incompleteTitle: 'Incomplete scores',
  incompleteText: (_unit: 'game' | 'set') => 'Please enter scores for at least one set.',
  confirmTitle: 'Confirm Match Result',
  confirmText: 'Please confirm the match result before submission.',
  confirm: 'Confirm',
  winsBy: (winner: string, score: string) => `${winner} wins ${score}`,
  winsByWalkover: (winner: string) => `${winner} wins by walkover`,
  winsByRetirement: (winner: string, score: string) =>
    score ? `${winner} wins by retirement (${score})` : `${winner} wins by retirement`,
  winsByDefault: (winner: string, score: string) =>
    score ? `${winner} wins by default (${score})` : `${winner} wins by default`,
  nobodyWins: 'Nobody wins: a double walkover',
  reasonSets: (winnerSets: number, loserSets: number, _unit: 'game' | 'set') =>
    `More sets won: ${winnerSets} against ${loserSets}.`,
  reasonHighest: (setsEach: number, winner: number, loser: number, _unit: 'game' | 'set') =>
    `Sets are level at ${setsEach} each. The highest score in one set decides: ${winner} against ${loser}.`,
  reasonSecond: (setsEach: number, highest: number, _unit: 'game' | 'set') =>
    `Sets are level at ${setsEach} each, and so is the highest score in one set (${highest}). By the rule of this bracket the second player wins.`,
  reasonWalkover: (loser: string) => `${loser} was a no-show.`,
  reasonRetirement: (loser: string) => `${loser} retired.`,
  reasonDefault: (loser: string) => `${loser} was disqualified.`,
  reasonDoubleWalkover: 'Both players were no-shows.',
  goesOn: (winner: string, round: string) => `${winner} goes on to: ${round}`,
  becomesChampion: (winner: string) => `${winner} is the champion.`,
  replaced: (before: string, after: string, round: string) =>
    `${round}: ${after} takes the place of ${before}.`,
  advancesUnopposed: (player: string, round: string) =>
    `${round}: ${player} goes on without a match.`,
  nobodyPlays: (round: string) => `${round}: this match has no players.`,
  isPlayedAfterAll: (round: string) => `${round}: the match will be played after all.`,
  stopsFor: (court: string, before: string, after: string) =>
    `${court} must stop: ${after} plays instead of ${before}`,
  stops: (court: string, before: string) => `${court} must stop: ${before} does not play there`,
  leaves: (player: string, round: string) => `${player} leaves: ${round}`,
  noLongerChampion: (player: string) => `${player} is no longer the champion.`,
  staysSame: 'The winner stays the same.',
  savedTitle: 'Score saved',
  savedText: (winner: string) => `${winner} won the match`,
  notSentText: 'Kept on this phone; sent while the app is open and has a connection.',
  correcting: 'This match has a result',
  correctingText: (result: string) => `${result}. What you enter corrects it.`,
  byWhom: (name: string, time: string) => `Entered by ${name}, ${time}`,
  correctingPlayed:
    'The next match has been played. While the winner stays the same, nothing else changes. Another winner also clears the results that follow; you see them before you confirm.',
  clearsTitle: (count: number) =>
    count === 1 ? 'This result is cleared as well' : `These ${count} results are cleared as well`,
  clearsMatch: (round: string, players: string, result: string) =>
    `${round}: ${players} (${result})`,
  clear: 'Clear this result',
  clearTitle: 'Clear this result?',
  clearText: 'The match goes back to “not played”.',
  cleared: 'The result was cleared',

  changedTitle: 'Someone else entered a result first',
  changedText: (who: string, what: string) => `${who} entered: ${what}`,
  changedCleared: (who: string) => `${who} cleared the result of this match.`,
  keepTheirs: 'Keep theirs',
  saveMine: 'Save mine over it',
  reviewClears: 'See what is cleared',
  theirsRetained: 'The other result stands',
  notAccepted: 'This result was not accepted',
  refusals: {
    BRACKET_REDRAWN: 'The bracket was drawn again meanwhile. The result belongs to the old draw.',
    PLAYERS_CHANGED: 'An earlier result was corrected: other players meet in this match now.',
    PLAYERS_MISSING: 'Both players must be determined before entering scores.',
    NEXT_MATCH_PLAYED:
      'A later match has been played meanwhile. Its result would be cleared as well; look at the list before you confirm.',
    INCOMPLETE_SCORES: 'The scores do not decide the match.',
    IMPOSSIBLE_SCORE: 'This score cannot be, by the rules of the match.',
    FORMAT_CHANGED:
      'This match has other score rules now. Discard your result to enter or correct it by those rules.',
    MATCH_NOT_FOUND: 'This match is not in the bracket.',
    SESSION_NOT_FOUND: 'The bracket was removed, or you are no longer in the group.',
    GROUP_NOT_FOUND: 'The group was deleted.',
    other: 'The server did not take it. Please check and try again.',
  },
};
