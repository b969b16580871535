/** The words of the order sheet on paper. */
export const sheetMessages = {
  title: 'Order sheet',
  copyForDesk: 'Copy 1 of 2: desk',
  copyForOther: 'Copy 2 of 2: opponent',
  team: 'Team',
  opponent: 'Opponent',
  begins: 'Begins',
  rubber: 'Rubber',
  name: 'Name',
  grade: 'Grade',
  coach: 'Signature of the coach',
  other: 'Signature of the other coach',
  desk: 'Desk',
  warned: 'This order breaks a rule and was accepted with a warning.',
};
