export const payoutsMessages = {
  title: 'Refunds by bank transfer',
  back: 'Back',
  none: 'No refund by bank transfer',
  noneText: 'A fee that was paid by card goes back to the card by itself.',
  states: {
    'needs-account': 'Bank account needed',
    ready: 'Transfer on its way',
    'paid-out': 'Transferred',
  },
  dueStates: {
    'needs-account': 'Waiting for the account',
    ready: 'To transfer',
    'paid-out': 'Transferred',
  },
  to: (place: string, digits: string) => `To: ${place}, account ending in ${digits}`,
  byUs: 'We will transfer the money.',
  byOrganizer: (organizer: string) => `${organizer} transfers the money.`,
  paidOutOn: (day: string) => `Transferred on ${day}. The account is no longer stored.`,
  formTitle: 'Bank account for the refund',
  formText: (amount: string) =>
    `${amount} cannot go back the way it was paid. Please give a bank account in Japan.`,
  change: 'Use another account',
  giveYourself: 'Enter an account yourself',
  reasons: {
    surplus: 'More was paid than the fee.',
    'failed-refund': 'The refund to the card or payment app failed.',
  },
  payerSteps: {
    asked: 'The person who paid by your link has been asked for the account by email.',
    given: 'The person who paid by your link has entered the account.',
  },
  sendLink: 'Send a link to the person who paid',
  linkTitle: 'Link for the person who paid',
  linkText:
    'For example for a parent: anyone who opens the link can enter the bank account without a login. Send it only to the person who paid.',
  payerTitle: 'Refund to your account',
  payerFormText: (amount: string) =>
    `You have paid ${amount} for the player. It cannot go back the way it was paid. Please give a bank account in Japan.`,
  tournament: 'Tournament',
  player: 'Player',
  givenByPlayer: 'The player has entered an account. If you enter another one, yours counts.',
  unknownTitle: 'This link does not work',
  unknownText:
    'It may be cut off, or there is no refund any more. Please open the whole link, or ask the player to send it once more.',
  oldTitle: 'This link has expired',
  oldText: 'Please ask the player for a new one.',
  tooMany: 'Too many tries in a short time. Please wait a few minutes and try again.',
  fields: {
    bank: 'Bank',
    branch: 'Branch',
    accountType: 'Type of account',
    number: 'Account number',
    holder: 'Account holder (katakana)',
  },
  bankHint: 'Such as みどり銀行',
  branchHint: 'Name or number; of ゆうちょ銀行 the name in kanji, such as 〇一八',
  numberHint: '7 digits; of ゆうちょ銀行 the number for transfers from other banks',
  holderHint: 'As in the bank book, such as ヤマダ ハナコ',
  accountTypes: {
    ordinary: 'Ordinary (普通)',
    current: 'Current (当座)',
    savings: 'Savings (貯蓄)',
  },
  accountErrors: {
    missing: 'Please fill this in.',
    tooLong: 'This is too long.',
    numberWrong: 'The account number has 7 digits. Put zeros in front of a shorter one.',
    holderWrong: 'Please write the name in katakana, as in the bank book.',
  },
  safe: 'Stored encrypted, shown only to the person who makes the transfer, and deleted once it is made. Nobody asks for a PIN or a password.',
  give: 'Save this account',
  given: 'Account saved. The transfer follows',
  failedTitle: 'Could not save',
  failures: {
    PAYOUT_NOT_FOUND: 'This refund no longer exists.',
    ALREADY_PAID_OUT: 'The money has already been transferred.',
    GIVEN_BY_PAYER: 'The person who paid has already entered an account.',
    LINK_UNKNOWN: 'This link does not work. Please ask the player for a new one.',
    LINK_EXPIRED: 'This link has expired. Please ask the player for a new one.',
    LINK_USED: 'This link has expired. Please ask the player for a new one.',
    ACCOUNT_MISSING: 'No bank account has been given yet.',
  },
  dueTitle: 'Refunds by bank transfer',
  dueText:
    'This money cannot go back the way it was paid. Transfer it to the account that was given, and note it here; the account is then deleted.',
  dueReasons: {
    surplus: 'More than the fee was paid.',
    'failed-refund':
      'The refund failed at the payment provider, which has given the money back to you.',
  },
  unreadable:
    'The account can no longer be read, because the secret of the server has changed. Please ask for it again.',
  noted: (day: string, name: string) => `Transferred on ${day} by ${name}`,
  markPaid: 'Mark as transferred',
  markTitle: (amount: string) => `Have you transferred ${amount}?`,
  markText: 'The person who gets the money is notified, and the bank account is deleted here.',
  paidOn: 'Date of the transfer',
  paidBy: 'Who has transferred it',
  markedPaid: 'Recorded',
  changedTitle: 'Not recorded',
  changedText:
    'The account or the amount has changed in the meantime. Check both here before you transfer the money.',

  // Disputes
  disputesTitle: 'Disputed payments',
  disputesForOperator:
    'The payer’s bank has taken this money back. Answer it at the payment provider before the deadline.',
  disputesForOrganizer:
    'The payer’s bank has taken this money back until it is decided. The operator of RallyDays answers it.',
  disputeStates: {
    open: 'Open',
    'under-review': 'Under review',
    won: 'Decided in your favor',
    lost: 'Lost, refunded',
  },
  disputeOpened: (at: string) => `Since ${at}`,
  disputeEnded: (at: string) => `Decided on ${at}`,
  disputeDue: (at: string) => `Evidence until ${at}`,
};
