/** Mails to the two players of a pair. */
export const mailsMessages = {
  greeting: (name: string) => `Hello ${name},`,

  invitedSubject: (inviter: string, tournament: string) =>
    `${inviter} invites you to play doubles: ${tournament}`,
  invited: (inviter: string) =>
    `${inviter} would like to play doubles with you in this tournament. The place is reserved and paid; you pay nothing.`,
  invitedFree: (inviter: string) =>
    `${inviter} would like to play doubles with you in this tournament. The place is reserved; there is no fee.`,
  invitedSplit: (inviter: string, fee: string) =>
    `${inviter} would like to play doubles with you in this tournament. You share the fee: your half is ${fee}, to be paid within 30 minutes of accepting.`,
  invitedAnswer: (until: string) => `Please accept or decline by ${until} (Japan time):`,

  joinedSubject: (tournament: string) => `You are in the pair: ${tournament}`,
  joined: (inviter: string) => `You play with ${inviter} in this tournament.`,
  paidHalf: (amount: string) => `Your half of the fee, paid: ${amount}`,
  pointsPaid: (points: string) => `${points} points`,
  earned: (points: string, from: string) =>
    `You have earned ${points} points. You can spend them from ${from}.`,
  emergency: (contact: string) => `Contact on the day of the event: ${contact}`,
  joinedManage: 'Your tournaments, and leaving the pair while entries are open:',

  acceptedSubject: (partner: string, tournament: string) =>
    `${partner} plays with you: ${tournament}`,
  accepted: (partner: string) => `${partner} has accepted your invitation. Your pair is complete.`,

  declinedSubject: (tournament: string) => `Invitation declined: ${tournament}`,
  declined: 'Your invitation to play doubles was declined. Your place stays yours.',
  lapsedSubject: (tournament: string) => `Invitation not answered: ${tournament}`,
  lapsed:
    'Nobody has answered your invitation to play doubles in time, so it has ended. Your place stays yours.',
  leftSubject: (tournament: string) => `Your partner has left the pair: ${tournament}`,
  left: 'Your partner has left the pair. Your place stays yours.',
  leftHalf: (until: string) =>
    `Your partner has left the pair, and their half of the fee goes back to them. The place is held for you until ${until} (Japan time): if no other partner has paid the other half by then, it is free again and your half goes back to you.`,
  unpaidSubject: (tournament: string) => `The other half was not paid: ${tournament}`,
  declinedHalf: 'Your invitation to play doubles was declined, so the place is free again.',
  lapsedHalf:
    'The other half of the fee was not paid in time, so your invitation has ended and the place is free again.',
  moneyBack: (amount: string) => `Your half of ${amount} goes back to you the way it was paid.`,
  pointsBack: (points: string) => `The ${points} points that you paid with are back.`,
  givenBack:
    'The organizer has already granted a refund of all that you paid. That does not change.',
  notRefunded: 'The application deadline had passed, so your half of the fee is not refunded.',
  restNotRefunded:
    'What the organizer has already granted as a refund stays. The application deadline had passed, so the rest of your half is not refunded.',
  inviteAgain: 'While entries are open, you can invite somebody else:',
  yourPair: 'Your pair:',

  changedSubject: (tournament: string) => `The organizer has changed your pair: ${tournament}`,
  changed: (partner: string) =>
    `The organizer has changed the partner in your entry: you now play with ${partner}.`,

  endedSubject: (tournament: string) => `You are no longer in the pair: ${tournament}`,
  ended: {
    player:
      'The player who entered has given up the place or chosen somebody else, so you are no longer in the pair. You have nothing to do.',
    school:
      'Your school or club has withdrawn the pair, so you no longer play. If you do not know why, please ask your teacher.',
    organizer:
      'The organizer has entered another partner in your place, so you are no longer in the pair. If you did not expect it, please ask the organizer.',
    withdrawal:
      'The organizer has withdrawn the pair from the event, so you no longer play. If you did not expect it, please ask the organizer.',
  },
  findOthers: 'Other tournaments:',
};
