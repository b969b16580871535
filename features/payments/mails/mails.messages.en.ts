export const mailsMessages = {
  storeSubject: (tournament: string) => `Please pay at a convenience store: ${tournament}`,
  storeGreeting: (name: string) =>
    `Hello ${name},\nyour place is reserved. It is confirmed once you have paid at a convenience store.`,
  amount: (amount: string) => `Amount: ${amount}`,
  payBy: (until: string) => `Pay by: ${until} (Japan time)`,
  stores: {
    familymart: 'FamilyMart',
    lawson: 'Lawson',
    ministop: 'Ministop',
    seicomart: 'Seicomart',
  },
  paymentCode: (code: string) => `payment slip number ${code}`,
  confirmationNumber: (number: string) => `confirmation number ${number}`,
  showOnPage: 'How to pay at each store, and paying in another way:',
  storeAfter: 'After the deadline the numbers are no longer valid, and the place is released.',
  notPaidSubject: (tournament: string) => `Not paid in time: ${tournament}`,
  notPaid: (name: string) =>
    `Hello ${name},\nthe fee was not paid at a convenience store in time. The numbers are no longer valid, and the place is free again. Nothing was charged.`,
  paidLate:
    'If you have paid anyway, keep the receipt: once the store reports the money, it goes back to you in full, and we ask you for a bank account.',
  applyAgain: 'You can apply again while there are places:',
  accountSubject: (tournament: string) => `Your bank account for a refund: ${tournament}`,
  accountForStore: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you. It was paid at a convenience store, which pays nothing out, so we transfer it to a bank account. Please tell us which.`,
  accountForTransfer: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you. It was paid by bank transfer, so the organizer transfers it back. Please tell us the bank account.`,
  accountHere: 'Please enter the account here:',
  accountDeleted:
    'The account is stored encrypted, shown only to who makes the transfer, and deleted once the money is on its way.',
  accountNeverByMail:
    'Please do not send bank details by email. Nobody asks for a PIN or a password.',
  paidOutSubject: (tournament: string) => `Refund transferred: ${tournament}`,
  paidOut: (name: string, amount: string) =>
    `Hello ${name},\n${amount} has been transferred to the bank account that you gave. It can take a working day until it arrives. The account is no longer stored here.`,
};
