export const emailAddressMessages = {
  verifying: 'Confirming your email address…',
  verifyTitle: 'Confirm your email address',
  verifiedTitle: 'Your email address is confirmed',
  verifiedText: (email: string) => `Everything from us reaches you at ${email}.`,
  toMyPage: 'Go to My Page',
  troubles: {
    LINK_UNKNOWN: 'This link does not work',
    LINK_EXPIRED: 'This link has expired',
    RATE_LIMITED: 'Too many attempts',
  },
  troubleTexts: {
    LINK_UNKNOWN:
      'Perhaps it was cut off in the email, or you have another email address by now. On My Page you can have a new one sent.',
    LINK_EXPIRED: 'It worked for 7 days. On My Page you can have a new one sent.',
    RATE_LIMITED: 'Please wait a few minutes and open the link again.',
  },
  noticeTitle: 'Please confirm your email address',
  noticeText:
    'Open the link in the email that we sent you. Then we know that your confirmations reach you, and that you can get back in if you forget your password.',
  resend: 'Send the email again',
  resent: 'The email is on its way',
  resentText: 'Please look into your mailbox, and into the spam folder, too.',
  resendFailed: 'The email could not be sent',
  failures: {
    RATE_LIMITED:
      'You have asked for it several times. Please wait an hour and look into the spam folder.',
    DEMO_ACCOUNT: 'The demo person has no mailbox.',
    ALREADY_VERIFIED: 'Your email address is confirmed already.',
    CONNECTION_LOST: 'There is no connection. Please check your signal.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
