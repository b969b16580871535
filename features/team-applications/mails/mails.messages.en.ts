/** The words of the mails about a school's application. */
export const mailsMessages = {
  paidSubject: (tournament: string) => `Application confirmed: ${tournament}`,
  paidGreeting: (name: string, group: string) =>
    `Hello ${name},\nThe application of ${group} is paid, and all of its entries are confirmed.`,
  freeGreeting: (name: string, group: string) =>
    `Hello ${name},\nThe application of ${group} is made, and all of its entries are confirmed.`,
  line: (event: string, lines: number, amount: string) => `${event}: ${lines} (${amount})`,
  total: (amount: string) => `Total: ${amount}`,
  emergency: (contact: string) => `Emergency contact on the day: ${contact}`,
  manage: 'The application with its prints, such as the receipt and the entry form:',
  dueSubject: (tournament: string) => `Please pay by transfer: ${tournament}`,
  dueGreeting: (name: string, group: string) =>
    `Hello ${name},\nThe places of ${group} are held until the transfer arrives.`,
  reminderGreeting: (name: string, group: string) =>
    `Hello ${name},\nThe organizer has not confirmed your transfer for the application of ${group} yet. If you have already paid, please ignore this email.`,
  due: (until: string) =>
    `To be paid by: ${until} (Japan time). After that the places are free again.`,
  transferTo: (account: string) => `Account:\n${account}`,
  code: (code: string) => `Please write this code before the name of the school: ${code}`,
  invoice: 'The invoice to print is on the page of the application:',
  lapsedSubject: (tournament: string) => `Not paid in time: ${tournament}`,
  lapsed: (name: string, group: string) =>
    `Hello ${name},\nThe application of ${group} was not paid in time. Its places are free again. The choices are stored, and you can apply again while there are places.`,
  again: 'The application:',
  withdrawnSubject: (tournament: string) => `An entry of your school was withdrawn: ${tournament}`,
  withdrawn: (name: string, group: string, line: string) =>
    `Hello ${name},\nAn entry of ${group} was withdrawn: ${line}.`,
  withdrawnRefund: (amount: string) => `${amount} goes back the way it was paid.`,
  backByTransfer: (amount: string) =>
    `${amount} was paid by transfer. The organizer transfers it back; a separate email asks you for the bank account.`,
  backToAccount: (amount: string) =>
    `${amount} goes back to a bank account, because it cannot go back the way it was paid. A separate email asks you for the account.`,
  pointsBack: (points: string) =>
    `It was paid with points: ${points} points are back in the account that paid with them.`,
  withdrawnTooLate: 'The deadline has passed, so the fee is not refunded.',
  withdrawnRestTooLate:
    'What the organizer has already granted as a refund stays. The deadline has passed, so the rest of the fee is not refunded.',
  givenBack: 'The organizer has already granted a refund of the whole fee. That does not change.',
  lineReinstated: (name: string, group: string, line: string) =>
    `Hello ${name},\nThe organizer has taken back the withdrawal of an entry of ${group}: ${line}. It is confirmed again.`,
  teamRenamed: (name: string, group: string) =>
    `Hello ${name},\nThe organizer has changed the name of a team of ${group}. The entry list and the draw show it as follows. If you did not expect this, please ask the organizer.`,
  lineStays: (name: string, group: string, line: string) =>
    `Hello ${name},\nThe organizer has declined the request to withdraw an entry of ${group}: ${line}. It stays confirmed.`,
  moved: (name: string, group: string) =>
    `Hello ${name},\nThe organizer has changed a tournament that ${group} has entered. This is how it is now:`,
  movedAsk: 'If it no longer suits your players, you can withdraw them or ask the organizer to:',
  cancelledSubject: (tournament: string) => `Tournament cancelled: ${tournament}`,
  cancelled: (name: string, group: string) =>
    `Hello ${name},\nThe organizer has cancelled this tournament, and with it the application of ${group}.`,
  cancelledRefund: (amount: string) => `${amount} goes back in one amount, the way it was paid.`,
  enteredSubject: (tournament: string) => `Your school has entered you: ${tournament}`,
  entered: (name: string, group: string) =>
    `Hello ${name},\n${group} has entered you for this tournament. You do not have to pay anything.`,
  endedUnpaidSubject: (tournament: string) => `You are no longer entered: ${tournament}`,
  endedUnpaid: (name: string, group: string) =>
    `Hello ${name},\nThe application of ${group} for this tournament has ended without payment, so you do not take part. Ask your teacher if you do not know why.`,
  drawOutSubject: (tournament: string) => `The draw is out: ${tournament}`,
  drawOut: (name: string, group: string) =>
    `Hello ${name},\nThe draw of an event that ${group} has entered is out.`,
  drawChangedSubject: (tournament: string) => `The draw has changed: ${tournament}`,
  drawChanged: (name: string, group: string) =>
    `Hello ${name},\nSomebody has withdrawn from an event that ${group} has entered. The line or the first opponent of these entries is another one now.`,
  drawBackSubject: (tournament: string) => `Draw taken back: ${tournament}`,
  drawBack: (name: string, group: string) =>
    `Hello ${name},\nThe organizer has taken back the draw of an event that ${group} has entered, and will draw again.`,
  drawLines: (lines: string) => `Entries:\n${lines}`,
  drawReason: (reason: string) => `What the organizer writes:\n${reason}`,
  drawPage: 'The page of the draw:',
  mine: 'Your tournaments:',
};
