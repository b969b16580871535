export const mailsMessages = {
  confirmedSubject: (tournament: string) => `Entry confirmed: ${tournament}`,
  confirmedGreeting: (name: string) => `Hello ${name},\nYour tournament entry is confirmed.`,
  paid: (amount: string) => `Participation fee paid: ${amount}`,
  pointsPaid: (points: string) => `${points} points`,
  free: 'Participation fee: none',
  pointsEarned: (points: string, from: string) =>
    `You have earned ${points} points with this entry. You can spend them from ${from}, when withdrawing with a refund is no longer possible.`,
  emergency: (contact: string) => `Contact on the day of the event: ${contact}`,
  manage: 'Your entries, and withdrawing before the deadline:',
  halfPaidSubject: (tournament: string) => `Your half is paid: ${tournament}`,
  halfPaidGreeting: (name: string) => `Hello ${name},\nYour half of the fee is paid.`,
  halfPaid: (amount: string) => `Your half, paid: ${amount}`,
  halfHeld: (until: string) =>
    `Your entry is confirmed once your partner has paid the other half. The place is held until ${until} (Japan time); if they have not paid by then, it is free again and your half goes back to you.`,
  halfInvite: 'Invite your partner:',
  withdrawnSubject: (tournament: string) => `Entry withdrawn: ${tournament}`,
  withdrawnGreeting: (name: string) => `Hello ${name},\nYou have withdrawn from this tournament.`,
  withdrawnByGuardianGreeting: (name: string) =>
    `Hello ${name},\nYour guardian has withdrawn you from this tournament.`,
  withdrawalGrantedGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has accepted the withdrawal from the following tournament.`,
  withdrawnBySchoolGreeting: (name: string) =>
    `Hello ${name},\nYour school or club has withdrawn you from this tournament. Ask your teacher if you do not know why.`,
  withdrawnByOrganizerGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has withdrawn you from the following tournament. If you do not know why, please ask them.`,
  reinstatedSubject: (tournament: string) => `You take part again: ${tournament}`,
  reinstatedGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has taken back the withdrawal from the following tournament. The entry is confirmed again.`,
  declinedSubject: (tournament: string) => `A request to withdraw was declined: ${tournament}`,
  declinedGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has declined the request to withdraw. Your entry stays confirmed.`,
  declinedWord: (word: string) => `The organizer writes:\n${word}`,
  declinedPage: 'Your entry:',
  refundComing: (amount: string) =>
    `The participation fee of ${amount} goes back to you the way it was paid. We will write again once it is on its way.`,
  refundToAccount: (amount: string) =>
    `The participation fee of ${amount} goes back to a bank account, because it cannot go back the way it was paid. A separate email explains how the account is given. We write again once the money is on its way.`,
  notRefunded: 'The application deadline had passed, so the fee is not refunded.',
  givenBack:
    'The organizer has already granted a refund of the whole participation fee. That does not change.',
  restNotRefunded:
    'What the organizer has already granted as a refund stays. The application deadline had passed, so the rest of the fee is not refunded.',
  pointsComing: (points: string) =>
    `The ${points} points you paid with are back in your account. They expire on the day they would have expired before.`,
  refundedSubject: (tournament: string) => `Refund sent: ${tournament}`,
  refundedGreeting: (name: string, amount: string) =>
    `Hello ${name},\nWe have refunded ${amount}. Depending on your card company or wallet it can take some days until you see it.`,
  refundedToAccount: (name: string, amount: string) =>
    `Hello ${name},\nWe have transferred ${amount} to the bank account that was given. It can take a working day until it arrives. The account is no longer stored here.`,
  teamRenamedSubject: (tournament: string) => `Your team has another name: ${tournament}`,
  teamRenamedGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has changed the name of your team. The entry list and the draw show it as follows. If you did not expect this, please ask the organizer.`,
  offeredSubject: (tournament: string) => `A place is free: ${tournament}`,
  offeredGreeting: (name: string) =>
    `Hello ${name},\nA place has become free in a tournament that you wait for, and you are the first in line.`,
  offeredUntil: (until: string) => `The place is kept for you until ${until} (Japan time).`,
  offeredFee: (fee: string) => `Participation fee: ${fee}`,
  offeredAccept: 'Apply here to take it. After applying you have 30 minutes to pay:',
  offeredFreeAccept: 'Apply here to take it:',
  offeredNot: 'If you do nothing, the place goes to the next in line.',
  cancelledSubject: (tournament: string) => `Tournament cancelled: ${tournament}`,
  cancelledGreeting: (name: string) =>
    `Hello ${name},\nWe are sorry: the organizer has cancelled this tournament.`,
  cancelledReason: (reason: string) => `What the organizer writes:\n${reason}`,
  cancelledNothingPaid: 'You have not paid anything, so there is nothing to refund.',
  cancelledUnderWay: (fee: string) =>
    `A payment of ${fee} was under way at that moment. If it goes through, it is refunded in full.`,
  cancelledContact: (contact: string) => `Questions go to the organizer: ${contact}`,
  changedSubject: (tournament: string) => `Tournament changed: ${tournament}`,
  changedGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has changed a tournament that you are entered for. This is how it is now:`,
  changedWithdraw: 'If you can no longer come, you can withdraw until the application deadline:',
  changedAsk: 'If you can no longer come, you can ask the organizer to withdraw you:',
  changedPart: 'If you can no longer come, you can leave the pair until the application deadline:',
  changedMember: 'If you can no longer come, please let the teacher or coach of your team know.',
  changedContact: (contact: string) =>
    `If you can no longer come, or have questions, please write to the organizer: ${contact}`,
  fromOrganizer: (organizer: string, tournament: string) =>
    `This message was sent by ${organizer}, the organizer of ${tournament}, through RallyDays.`,
  answersToOrganizer: 'Replies go to the organizer.',
  answersTo: (contact: string) =>
    `Replies to this email do not reach the organizer. Please contact them here: ${contact}`,

  // In calendar files
  calendarEvent: ': ',
  calendarName: 'RallyDays tournaments',
  calendarTeam: (team: string) => `Team: ${team}`,
  calendarOrganizer: (organizer: string) => `Organizer: ${organizer}`,
  calendarReserved: (tournament: string) => `${tournament} (not paid yet)`,
  calendarHalfPaid: (tournament: string) => `${tournament} (reserved, waits for partner)`,
  calendarCancelled: (tournament: string) => `Cancelled: ${tournament}`,
  calendarWithdrawn: (tournament: string) => `Withdrawn: ${tournament}`,
  calendarLeft: (tournament: string) => `No longer in the team: ${tournament}`,
};
