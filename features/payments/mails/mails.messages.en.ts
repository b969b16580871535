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
};
