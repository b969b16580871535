/** Mails to guardians, and to players about their guardian. */
export const mailsMessages = {
  toGuardian: (player: string) => `To the parent or guardian of ${player},`,
  toPlayer: (player: string) => `Hello ${player},`,
  fee: (amount: string) => `Participation fee: ${amount}`,

  askedSubject: (player: string) => `Please confirm: ${player} has named you as guardian`,
  /** What it costs first, and who decides; the fee is null while the event is not known. */
  askedFirst: (player: string, fee: string | null) =>
    `${player} is entering a tournament with a participation fee${fee === null ? '' : ` of ${fee}`}. Please confirm; you can also withdraw the entry.`,
  pointsPaid: (points: string) => `${points} points`,
  asked: (player: string) =>
    `RallyDays is where players of school racket sports enter tournaments. ${player} says that they are under 18, and has named you as parent or guardian.`,
  askedFor: 'This is the tournament that it is about:',
  askedPage:
    'Please open this page and confirm. There you see the tournament entries, can withdraw them, and choose how the name is shown publicly. You need no account.',
  askedMeanwhile:
    'Until you confirm, only initials are shown publicly. The entry itself does not wait for you.',
  askedWrong: (player: string) =>
    `If you do not know ${player}, please say so on the same page. We will not write to you about this player again.`,

  linkNote: (until: string) =>
    `The link opens your page until ${until}. Anyone who has it can do what you can do there, so please do not pass it on. You can get a new one at any time:`,
  page: 'Your guardian page, with all entries:',

  freshSubject: 'Your link to the guardian page',
  fresh: 'Here is the new link to your guardian page that was asked for on RallyDays:',
  freshWrong: 'If it was not you who asked, there is nothing to do: nobody else has seen the link.',

  confirmedSubject: (player: string, tournament: string) => `${player} has entered: ${tournament}`,
  confirmed: (player: string) => `The entry of ${player} to this tournament is confirmed.`,
  halfPaidSubject: (player: string, tournament: string) =>
    `${player} has paid half of a fee: ${tournament}`,
  halfPaid: (player: string) =>
    `${player} has paid half of the fee of a pair. The entry is confirmed once the partner has paid the other half; otherwise the money goes back.`,
  halfLapsedSubject: (player: string, tournament: string) =>
    `The place of ${player} is free again: ${tournament}`,
  halfLapsed: (player: string) =>
    `The partner of ${player} has not paid the other half of the fee, so the place is free again.`,
  withdrawUntil: (day: string) => `It can be withdrawn with a full refund until ${day}.`,
  withdrawFreeUntil: (day: string) => `It can be withdrawn until ${day}.`,

  withdrawnSubject: (player: string, tournament: string) =>
    `${player} is no longer entered: ${tournament}`,
  withdrawnByGuardian: (player: string) =>
    `As you wished, we have withdrawn ${player} from this tournament. ${player} has been notified.`,
  withdrawnByPlayer: (player: string) => `${player} has withdrawn from this tournament.`,

  refundGrantedSubject: (player: string, tournament: string) =>
    `A refund for ${player}: ${tournament}`,
  refundGranted: (player: string) =>
    `The organizer gives back money that was paid for ${player}. This changes nothing about the entry.`,
  refundGrantedWord: (word: string) => `The organizer writes:\n${word}`,

  withdrawalGranted: (player: string) =>
    `The organizer has accepted the withdrawal of ${player} from the following tournament.`,
  withdrawnBySchool: (player: string) =>
    `Their school or club has withdrawn ${player} from the following tournament.`,
  withdrawnByOrganizer: (player: string) =>
    `The organizer has withdrawn ${player} from the following tournament.`,
  withdrawnWithPair: (player: string) =>
    `The pair of ${player} has ended, so ${player} does not take part in the following tournament.`,
  reinstatedSubject: (player: string, tournament: string) =>
    `${player} takes part again: ${tournament}`,
  reinstated: (player: string) =>
    `The organizer has taken back the withdrawal of ${player} from the following tournament. The entry is confirmed again.`,
  askedToWithdrawSubject: (player: string, tournament: string) =>
    `${player} asks to withdraw: ${tournament}`,
  askedForWithdrawalSubject: (player: string, tournament: string) =>
    `A withdrawal of ${player} was asked for: ${tournament}`,
  askedToWithdraw: (player: string) =>
    `A withdrawal of ${player} was asked for. The entries of the event are closed, so the organizer decides.`,
  askedToWithdrawNext:
    'You get an email with the decision. Until then the request can be taken back on your page.',
  askedByPartnerNext:
    'The partner of the pair has asked, and can take the request back. You get an email with the decision.',
  withdrawalDeclinedSubject: (player: string, tournament: string) =>
    `The withdrawal of ${player} was declined: ${tournament}`,
  withdrawalDeclined: (player: string) =>
    `The organizer has declined the withdrawal of ${player}. The entry stays confirmed.`,
  withdrawalDeclinedWord: (word: string) => `The organizer writes:\n${word}`,

  cancelledSubject: (tournament: string) => `Tournament cancelled: ${tournament}`,
  cancelled: (player: string) =>
    `We are sorry: the organizer has cancelled a tournament that ${player} was entered for.`,

  changedSubject: (tournament: string) => `Tournament changed: ${tournament}`,
  changed: (player: string) =>
    `The organizer has changed a tournament that ${player} is entered for. This is how it is now:`,
  changedMember: 'If it no longer suits you, please let the teacher or coach of the team know.',
  changedWithdraw:
    'If it no longer suits you, the entry can be withdrawn on your page until the application deadline.',
  changedAsk:
    'If it no longer suits you, you can ask the organizer to withdraw the entry on your page.',
  changedContact: (contact: string) =>
    `If it no longer suits you, please write to the organizer: ${contact}`,

  drawSubject: (tournament: string) => `The draw is out: ${tournament}`,
  drawOut: (player: string) => `The draw of an event that ${player} is entered for is out.`,
  drawChangedSubject: (tournament: string) => `The draw has changed: ${tournament}`,
  drawChanged: (player: string) =>
    `Somebody has withdrawn from an event that ${player} is entered for. The line or the first opponent of ${player} is another one now.`,
  drawBackSubject: (tournament: string) => `Draw taken back: ${tournament}`,
  drawBack: (player: string) =>
    `The organizer has taken back the draw of an event that ${player} is entered for, and will draw again. The reason is on the page of the draw.`,
  drawPage: 'The draw, with all names as they are shown publicly:',

  paid: (amount: string) => `Participation fee paid: ${amount}`,
  free: 'Participation fee: none',
  refund: (amount: string) => `The participation fee of ${amount} goes back the way it was paid.`,
  refundToAccount: (amount: string) =>
    `The participation fee of ${amount} goes back to a bank account, because it cannot go back the way it was paid. The player, or the person who paid by a link, is asked for the account by email.`,
  points: (points: string) => `The ${points} points that it was paid with are back.`,
  pointsExpired: (points: string) =>
    `${points} of the points that paid the fee have expired and do not come back.`,
  underWay: (amount: string) =>
    `A payment of ${amount} was under way. If it goes through, it is refunded in full.`,
  notRefunded: 'The application deadline had passed, so the fee is not refunded.',
  givenBack:
    'The organizer has already granted a refund of the whole participation fee. That does not change.',
  restNotRefunded:
    'What the organizer has already granted as a refund stays. The application deadline had passed, so the rest of the fee is not refunded.',
  nothingPaid: 'Nothing had been paid.',

  endedSubject: (player: string) => `You are no longer the guardian of ${player}`,
  endedOfAge: (player: string) =>
    `${player} says that they are 18 or older, so you are no longer the guardian on RallyDays. From now on you get no emails about ${player}.`,
  endedReplaced: (player: string) =>
    `${player} has named somebody else as guardian on RallyDays. From now on you get no emails about ${player}.`,
  endedRecovered: (player: string) =>
    `The account of ${player} on RallyDays was taken back with a link that we sent to its owner. Somebody else may have used it before, so you are no longer the guardian. From now on you get no emails about ${player}.`,
  endedWrong: (player: string) =>
    `If this is a mistake, please talk to ${player}, who can name a guardian again on "My Page".`,

  guardianConfirmedSubject: 'Your guardian has confirmed',
  guardianConfirmed: (email: string) =>
    `${email} has confirmed as your parent or guardian. From now on they can see and withdraw your entries, and choose how your name is shown.`,
  guardianNotYours:
    'If this is not your parent or guardian, please name the right one here, and change your password:',

  declinedSubject: 'Please name another guardian',
  declined: (email: string) =>
    `The person at ${email} has told us that they are not your guardian. Perhaps there is a mistake in the address.`,
  stoppedSubject: 'You need another guardian',
  stopped: (email: string) => `${email} is no longer your guardian.`,
  nameAnother:
    'Your entries stand. Before your next paid entry please name your parent or guardian here:',
};
