export const payForMessages = {
  title: 'Pay for a player',
  player: 'Player',
  when: 'Date',
  where: 'Venue',
  events: 'Event',
  payBy: 'Pay by',
  amount: 'Participation fee',
  pending: 'The payment is under way. Its outcome appears here.',
  paidTitle: 'Paid, thank you',
  paidText:
    'The fee is paid. You have nothing more to do. The player gets the confirmation by email.',
  endedTitle: 'Paid, but the place has ended',
  endedText: 'The fee had been paid. Please ask the player whether it goes back.',
  goneTitle: 'Nothing to pay any more',
  goneText:
    'The place was given up or not paid in time. Nothing is charged. The player can apply again while there are places.',
  unknownTitle: 'This link does not work',
  unknownText:
    'It may be cut off. Please open the whole link, or ask the player to send it once more.',
  oldTitle: 'This link has expired',
  oldText: 'Please ask the player for a new one.',
  tooMany: 'Too many tries in a short time. Please wait a few minutes and try again.',
  ask: 'Ask somebody to pay by a link',
  askText: 'No card, or a parent pays? Send a link. The person who pays needs no account.',
  askTitle: 'Link to pay',
  askUntil: (until: string) =>
    `All that you still have to pay for in this tournament is held until ${until}. Anyone who opens the link sees your name, the tournament and the fee, and can pay.`,
  linkNote: 'You can still pay yourself. The fee is never charged twice.',
  halfWays:
    'This is half of a fee. It cannot be paid at a convenience store or by bank transfer: the partner would have to wait for days.',
  receiptTo: 'Email for a receipt (optional)',
  receiptHint: 'Used for this one email only.',
  receiptHintToAccount:
    'Also used to ask you for a bank account if the money goes back; deleted a month after the tournament and its final results.',
  errors: { emailInvalid: 'Please check the email address.', tooLong: 'This is too long.' },
  failedTitle: 'Could not make the link',
  failures: {
    ALREADY_PAID: 'This fee is paid, or a payment is under way.',
    RESERVATION_EXPIRED: 'The time to pay is over, and the place was released.',
    ENTRY_NOT_FOUND: 'This entry no longer exists.',
  },
};
