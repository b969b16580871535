export const reauthenticateMessages = {
  endedTitle: 'You have been logged out',
  endedText: 'Log in again and you go on right here. Nothing that you typed is lost.',
  changedTitle: 'Somebody else is logged in now',
  changedText:
    'In another tab, this browser was logged in as another person. What you did here was not done in their name. Log in as yourself to go on; nothing that you typed is lost.',
  loginId: 'Email address or organizer ID',
  password: 'Password',
  goOn: 'Log in and go on',
  goingOn: 'Logging in…',
  leave: 'Leave this page',
  goOnInDemo: 'Go on in the demo',
  failures: {
    LOGIN_FAILED: 'The login ID or the password is not correct.',
    ACCOUNT_SUSPENDED: 'This account is suspended. Please write to us.',
    RATE_LIMITED: 'Too many attempts. Please wait a few minutes.',
    CONNECTION_LOST: 'No connection. Please try again when you have a signal.',
    OTHER_PERSON: 'That was another account. This page belongs to the one before.',
    OTHER: 'Could not log you in. Please try again.',
  },
  errors: {
    loginIdMissing: 'Please enter your email address or organizer ID',
    passwordMissing: 'Please enter your password',
    tooLong: 'This is too long',
  },
};
