export const payForMessages = {
  title: 'Pay for a Player',
  loading: 'Loading…',
  player: 'Player',
  when: 'Date',
  where: 'Place',
  events: 'Event',
  payBy: 'Pay by',
  amount: 'Participation Fee',
  pending: 'The payment is under way. Its outcome appears here.',
  paidTitle: 'Paid, thank you',
  paidText:
    'The fee is paid, and nothing more is to be done. The player gets the confirmation by email.',
  goneTitle: 'Nothing to pay any more',
  goneText:
    'The place was given up or not paid in time. Nothing is charged. The player can apply again while there are places.',
  unknownTitle: 'This link does not work',
  unknownText:
    'It may be cut off. Please open the whole link, or ask the player to send it once more.',
  oldTitle: 'This link is too old',
  oldText: 'Please ask the player for a new one.',
  tooMany: 'That was many tries in a short time. Please wait some minutes.',
  ask: 'Ask Somebody to Pay by a Link',
  askText: 'No card, or a parent pays? Send a link: no account is needed there.',
  askTitle: 'Link to pay',
  askUntil: (until: string) =>
    `Your place is held until ${until}. Whoever opens the link sees your name, the tournament and the fee, and can pay.`,
  linkNote: 'You can still pay yourself. The fee is never charged twice.',
  receiptTo: 'Email for a receipt (optional)',
  receiptHint: 'Used for this one email only.',
  receiptHintToAccount:
    'Also used to ask you for a bank account if the money goes back; deleted a month after the tournament.',
  receiptError: 'Please check the email address.',
  failedTitle: 'No link was made',
  failures: {
    ALREADY_PAID: 'This fee is paid, or a payment is under way.',
    RESERVATION_EXPIRED: 'The time to pay is over, and the place was released.',
    ENTRY_NOT_FOUND: 'This entry is not there any more.',
  },
};
