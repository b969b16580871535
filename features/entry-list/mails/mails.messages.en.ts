export const mailsMessages = {
  greeting: (name: string) => `Hello ${name},`,
  accountSubject: 'Your account for bank transfers was changed',
  accountText: (at: string) =>
    `The account to which participants of your tournaments transfer their fees was changed on ${at} (Japan time).`,
  accountByOperator: 'An operator of RallyDays has changed it.',
  accountNow: (account: string) => `It is now:\n${account}`,
  accountNone: 'No account is registered now, so nobody can choose a bank transfer.',
  accountNotYou:
    'If you do not know about this, please correct the account and change your password at once:',
};
