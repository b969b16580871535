export const mailsMessages = {
  greeting: (name: string) => `Hello ${name},`,
  resetSubject: 'Choose a new password',
  resetText: 'You asked for a new password for your RallyDays account. Choose it here:',
  resetValid:
    'The link works once, for 60 minutes. If you asked more than once, only the newest one works.',
  resetNotYou:
    'If you did not ask for it, you need not do anything: your password stays as it is. Please do not pass this email on.',
  suspendedSubject: 'About your request for a new password',
  suspendedText:
    'You asked for a new password, but your account is suspended at the moment, so it cannot be changed.',
  suspendedContact: 'If you think that this is a mistake, please reply to this email.',
  changedSubject: 'Your password was changed',
  changedText: (at: string) => `The password of your RallyDays account was changed on ${at}.`,
  changedOthersOut: 'All other devices were logged out.',
  changedNotYou: 'If that was not you, choose a new password at once:',
};
