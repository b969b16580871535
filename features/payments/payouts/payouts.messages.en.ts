export const payoutsMessages = {
  title: 'Refunds by Bank Transfer',
  back: 'Back',
  loading: 'Loading…',
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
  byUs: 'We transfer the money.',
  byOrganizer: (organizer: string) => `${organizer} transfers the money.`,
  paidOutOn: (day: string) => `Transferred on ${day}. The account is no longer stored.`,
  formTitle: 'Where does the money go?',
  formText: (amount: string) =>
    `${amount} cannot go back the way it was paid. Please give a bank account in Japan.`,
  change: 'Give another account',
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
  safe: 'Stored encrypted, shown only to who makes the transfer, and deleted once it is made. Nobody asks for a PIN or a password.',
  give: 'Give This Account',
  given: 'Thank you. The transfer is on its way.',
  failedTitle: 'Not saved',
  failures: {
    PAYOUT_NOT_FOUND: 'This refund is not there any more.',
    ALREADY_PAID_OUT: 'The money has been transferred already.',
    ACCOUNT_MISSING: 'No bank account has been given yet.',
  },
  dueTitle: 'Refunds by bank transfer',
  dueText:
    'This money cannot go back the way it was paid. Transfer it to the account that was given, and note it here; the account is then deleted.',
  unreadable:
    'The account can no longer be read, because the secret of the server has changed. Please ask for it again.',
  noted: (day: string, name: string) => `Transferred on ${day} by ${name}`,
  markPaid: 'Mark as Transferred',
  markTitle: (amount: string) => `${amount} transferred?`,
  markText: 'The person who gets the money is notified, and the bank account is deleted here.',
  paidOn: 'Date of the transfer',
  paidBy: 'Who has transferred it',
  markedPaid: 'Noted.',

  // Disputes
  disputesTitle: 'Disputed payments',
  disputesForOperator:
    'The payer’s bank has taken this money back. Answer it at the payment company before the deadline.',
  disputesForOrganizer:
    'The payer’s bank has taken this money back until it is decided. The operator of RallyDays answers it.',
  disputeStates: {
    open: 'Open',
    'under-review': 'Being decided',
    won: 'Decided in your favor',
    lost: 'Lost',
  },
  disputeOpened: (at: string) => `Since ${at}`,
  disputeEnded: (at: string) => `Decided on ${at}`,
  disputeDue: (at: string) => `Evidence until ${at}`,
};
