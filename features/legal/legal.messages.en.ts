export const legalMessages = {
  documents: 'Legal',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  transactions: 'Specified Commercial Transactions',
  agreeBefore: 'By registering you agree to the ',
  agreeBetween: ' and the ',
  agreeAfter: '.',
  payBefore: 'Before you pay: ',
  payBetween: ', ',
  since: (day: string) => `In force since ${day}`,
  newTab: '(opens in a new tab)',
  back: 'Help',
};
