export const mergingMessages = {
  // For those who look after the group
  title: 'One person, two entries',
  text: 'Is somebody on the list twice, perhaps once without an account? Merge the two: the entry without an account leaves the list, and its practice records count for the other.',
  chooseEntries: 'Choose two entries',
  duplicate: 'Entry without an account',
  remaining: 'Entry that stays on the list',
  choose: 'Please choose',
  withAccount: (name: string) => `${name} (has an account)`,
  numbered: (name: string, number: number) => `${name} (no. ${number})`,
  chooseBoth: 'Please choose both entries.',
  merge: 'Merge',
  mergeQuestion: (name: string, into: string) => `Are ${name} and ${into} the same person?`,
  mergeExplained: (name: string, into: string) =>
    `${name} leaves the list, and the practice records go to ${into}. You can undo this for 30 days.`,
  mergeDone: 'Merged',
  mergeDoneText: (name: string, into: string) => `The records of ${name} go to ${into}`,

  // Merges that can be undone
  merges: 'Merged entries',
  ownTitle: 'Merged with you',
  ownText:
    'Those who look after the group decided that these entries on the list are you. If that is wrong, undo it.',
  mergedInto: (into: string) => `Merged with ${into}`,
  linkedTo: (into: string) => `Linked to the account of ${into}`,
  until: (day: string) => `can be undone until ${day}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  undoQuestion: (name: string) => `Make ${name} an entry of its own again?`,
  undoMergedExplained: (name: string) =>
    `${name} is back on the list, with the practice records under that entry.`,
  undoLinkedExplained: (name: string, into: string) =>
    `${name} is on the list without an account again, with all practice records under that entry. ${into} stays in the group, as a new entry at the end of the list.`,
  undoDone: 'Undone',
  undoDoneText: (name: string) => `${name} is an entry of its own again`,

  failedTitle: 'Could not save',
  failures: {
    MEMBER_NOT_FOUND: 'One of the two is no longer on the list.',
    MEMBER_HAS_ACCOUNT: 'This member already has an account. Please choose an entry without one.',
    SAME_MEMBER: 'Please choose two different entries.',
    UNDO_EXPIRED: 'This merge can no longer be undone.',
    GROUP_NOT_EDITABLE: 'You can no longer edit this group. Please ask its creator.',
    GROUP_NOT_FOUND: 'The requested group could not be found.',
    CONNECTION_LOST: 'The server could not be reached. Check your signal and try again.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
