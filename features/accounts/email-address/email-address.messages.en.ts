export const emailAddressMessages = {
  verifying: 'Confirming your email address…',
  verifyTitle: 'Confirm your email address',
  verifiedTitle: 'Your email address is confirmed',
  verifiedText: (email: string) => `Everything from us reaches you at ${email}.`,
  toMyPage: 'Go to My Page',
  changeTitle: 'Change email address',
  changeText:
    'You log in with it, and all confirmations go there. It changes once you have opened a link that we send to the new address.',
  newEmail: 'New email address',
  currentPassword: 'Current password',
  forgot: 'Forgot your password?',
  sendLink: 'Send the link',
  sending: 'Sending…',
  sentTitle: 'Check your new mailbox',
  sentText: (email: string) =>
    `We have written to ${email}. Open the link in that email within 60 minutes; until then nothing changes.`,
  anotherAddress: 'Use another address',
  toAccount: 'Back to the account',
  backToAccount: 'Account and security',
  demoTitle: 'Not in the demo',
  demoText: 'Everybody who tries the app shares the demo account, so the address stays as it is.',
  confirmTitle: 'Confirm the new email address',
  changedTitle: 'Your email address has been changed',
  changedText: (email: string) =>
    `From now on you log in with ${email}. We have also informed your old address.`,
  undoTitle: 'Restore your old email address?',
  undoText:
    'The address that this email was sent to becomes the one of your account again. All devices are logged out, the password no longer works, and you choose a new one right away.',
  undo: 'Restore it',
  undoing: 'Restoring…',
  undone: 'Your old email address is restored',
  errors: {
    emailInvalid: 'Please enter a valid email address',
    awaitsSecondFactor: 'Set up two-step login first, under "Account and security"',
    sameEmail: 'This is your email address already',
    passwordMissing: 'Please enter your password',
    passwordWrong: 'This is not your current password',
    tooLong: 'This is too long',
  },
  linkErrors: {
    LINK_UNKNOWN: 'This link does not work',
    LINK_EXPIRED: 'This link has expired',
    LINK_USED: 'This link has been used',
    EMAIL_IN_USE: 'This email address cannot be used',
    RATE_LIMITED: 'Too many attempts',
  },
  linkErrorTexts: {
    LINK_UNKNOWN:
      'The link may be cut off, or your email address has changed since. You can send a new one from My Page.',
    LINK_EXPIRED:
      'For your safety it works for a limited time only. You can send a new one from My Page.',
    LINK_USED: 'Each link works once. If you opened it just now, the change is done.',
    EMAIL_IN_USE:
      'Another account uses it, or gave it up less than 7 days ago. Please choose another address, or contact us.',
    RATE_LIMITED: 'Please wait a few minutes and open the link again.',
  },
  undoErrorTexts: {
    LINK_UNKNOWN:
      'The link may be cut off: please open it from the email itself, or copy all of it. If you cannot log in, choose another password or contact us.',
    LINK_EXPIRED:
      'The old address could come back for 7 days. If somebody else has changed it, please contact us.',
    LINK_USED:
      'If you opened it just now, your old address is back, and the password no longer works. Please choose another one.',
  },
  toForgotPassword: 'Choose another password',
  noticeTitle: 'Please confirm your email address',
  noticeText:
    'Open the link in the email that we sent you. Then we know that your confirmations reach you, and that you can get back in if you forget your password.',
  resend: 'Send the email again',
  resent: 'The email is on its way',
  resentText: 'If it does not arrive, check the spam folder.',
  failedTitle: 'The email could not be sent',
  failures: {
    RATE_LIMITED:
      'You have asked for it several times. Please wait an hour and check the spam folder.',
    DEMO_ACCOUNT: 'The demo person has no mailbox.',
    ALREADY_VERIFIED: 'Your email address is confirmed already.',
    CONNECTION_LOST: 'There is no connection. Please check your signal.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
