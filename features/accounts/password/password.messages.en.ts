export const passwordMessages = {
  forgottenTitle: 'Forgot your password?',
  forgottenIntro: 'We send you an email with a link. With it you choose a new password.',
  loginId: 'Email address or organizer ID',
  send: 'Send the email',
  sending: 'Sending…',
  sentTitle: 'Please look into your mailbox',
  sentText: (loginId: string) =>
    `If there is an account for ${loginId}, an email with a link is on its way. The link works for 60 minutes.`,
  sentNothing: 'Nothing there?',
  sentHints: {
    spam: 'Look into the spam folder; phones that only accept known senders need to allow RallyDays.',
    address: 'Check the address above. It has to be the one that you registered with.',
    patience: 'Emails may take a few minutes. If you ask again, only the newest link works.',
  },
  another: 'Try another address',
  toLogin: 'Back to the login',
  newTitle: 'Choose a new password',
  newFor: (email: string) => `For the account ${email}. All other devices will be logged out.`,
  checking: 'Checking the link…',
  password: 'New Password',
  passwordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  save: 'Save and log in',
  saving: 'Saving…',
  saved: 'Your new password is saved. You are logged in.',
  askAgain: 'Ask for a new link',
  help: 'Help and contact',
  troubles: {
    LINK_UNKNOWN: 'This link does not work',
    LINK_EXPIRED: 'This link has expired',
    LINK_USED: 'This link has been used',
    ACCOUNT_SUSPENDED: 'This account is suspended',
  },
  troubleTexts: {
    LINK_UNKNOWN:
      'Perhaps it was cut off in the email, or you have asked for a newer one since. Open the newest email, or ask for another link.',
    LINK_EXPIRED: 'For your safety it worked for 60 minutes only. Please ask for another one.',
    LINK_USED:
      'Each link works once. If you have just chosen your new password, log in with it. If it was not you, ask for another link at once.',
    ACCOUNT_SUSPENDED:
      'Its password cannot be changed at the moment. If you think this is a mistake, please contact us.',
  },
  errors: {
    loginIdMissing: 'Please enter your email address or organizer ID',
    passwordShort: 'Password must be at least 8 characters',
    passwordsDiffer: "Passwords don't match",
    passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another',
    passwordPersonal: 'Please choose a password without your name or email address in it',
    samePassword: 'Please choose another password than the one-time password',
    tooLong: 'This is too long',
  },
};
