export const matchesMessages = {
  set: (number: number, _unit: 'game' | 'set') => `Set ${number}`,
  scoreOf: (player: string, set: number, _unit: 'game' | 'set') => `${player}, set ${set}`,
  setWon: (player: string) => `${player} won`,
  notes: 'Notes (Optional)',
  setsWon: (_unit: 'game' | 'set') => 'Sets Won',
  winner: 'Winner',
  noWinnerYet: 'Not decided yet',
  nobody: 'Nobody',
  confirm: 'Confirm Score',
  saving: 'Saving…',
  undo: 'Undo',
  invalidTitle: 'Invalid scores',
  invalidText: (_unit: 'game' | 'set') => 'Please enter scores for at least 2 sets',
  noWinnerTitle: 'No clear winner',
  noWinnerText: "Score pattern doesn't indicate a clear winner",
  savedTitle: 'Score saved',
  savedText: (player: string) => `${player} won the match`,
  savedNoWinner: 'Nobody won the match',
  notSentText: 'Kept on this phone; sent while the app is open and has a connection',
  storedTitle: 'This match has a score already',
  storedText: 'Confirming again corrects it.',

  changedTitle: 'Somebody else has scored this match',
  changedText: (scorer: string, score: string, winner: string) =>
    `${scorer} saved ${score}: ${winner} won. Yours is below; nothing is lost.`,
  removedText: 'This match was removed in the meantime. Your score is below; nothing is lost.',
  changedNoWinner: (scorer: string, score: string) =>
    `${scorer} saved ${score}: nobody won. Yours is below; nothing is lost.`,
  scorerNamed: (name: string) => name,
  scorerCourt: (court: string, kind: 'court' | 'table') => `The device of ${kind} “${court}”`,
  scorerSlip: 'The device of a match slip',
  scorerLeft: 'Somebody without an account',
  early: {
    walkover: 'W.O.',
    retired: 'Ret.',
    defaulted: 'Def.',
    'double-walkover': 'W.O. both',
    cancelled: 'Cancelled',
  },
  keepTheirs: 'Keep theirs',
  saveMine: 'Save mine instead',
  theirsRetained: 'Their score stands',
  refusedTitle: 'The score could not be saved',
  refusals: {
    GROUP_NOT_FOUND:
      'The group has been deleted, or you are no longer in it. Your score stays here until you discard it.',
    SESSION_NOT_FOUND:
      'This league no longer exists, or you have left the group. Your score stays here until you discard it.',
    PLAYERS_UNKNOWN:
      'One of the players is no longer in this league. Put the player back, then save again.',
    MATCH_NOT_FOUND: 'This match was removed in the meantime. You can save your score again.',
    DRAW_CHANGED:
      'The draw has been replaced in the meantime. Your score stays here until you discard it.',
    NEXT_STAGE_DRAWN:
      'The draw of the next stage is published, and this score may change who goes on or in which place. While no match of that draw has been called or has a result, take it back first, then save again. Later this can only be corrected once the results of the tournament are final.',
    TOURNAMENT_FINALIZED:
      'The results of the tournament are now final. Your score stays here until you discard it.',
    TOURNAMENT_CANCELLED:
      'The tournament was cancelled. Your score stays here until you discard it.',
    FORBIDDEN: 'You may not record this match.',
    FORMAT_CHANGED:
      'This match has other score rules now. Discard your score to enter or correct it by those rules.',
    other: 'The server did not accept it. Your score stays here until you discard it.',
  },
  saveAgain: 'Save again',
  discard: 'Discard my score',

  unsentTitle: (count: number) =>
    count === 1 ? '1 entry is not sent yet' : `${count} entries are not sent yet`,
  unsentText: 'Kept on this phone. Sent by itself while the app is open and has a connection.',
  sendNow: 'Send now',
  notAccepted: (match: string) => `${match}: your score was not accepted`,
  otherNotAccepted: 'A change was not accepted',
  openScore: 'Look at it',
  dropIt: 'Discard',
  dropped: 'Discarded',
};
