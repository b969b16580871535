export const suspendedMessages = {
  title: 'Data of a suspended account',
  subtitle:
    'You cannot log in while your account is suspended, but your data are yours: download them here, or delete the account.',
  back: 'Login',
  heading: 'Show that it is yours',
  hint: 'This opens suspended accounts only. If yours is not suspended, log in as usual.',
  loginId: 'Email address or organizer ID',
  password: 'Password',
  open: 'Continue',
  opening: 'Checking…',
  errors: {
    loginIdMissing: 'Please enter your email address or organizer ID',
    passwordMissing: 'Please enter your password',
    tooLong: 'This is too long',
  },
  leavingHeading: 'Delete your account',
  leavingText: 'This cannot be undone. Please read what happens first.',
  tournamentsText:
    'While you are suspended only we can cancel them. Please contact us, or wait until they are over.',
  refundsText:
    'While you are suspended you cannot note the transfers. Please transfer the money and contact us.',
  schoolRefundsText: 'While you are suspended you cannot give the account. Please contact us.',
  retainedHeading: 'The suspension',
  retainedText:
    'That the account was suspended, when, by whom and why, stays in our log, with your name as it was then. This keeps it clear who is responsible for it.',
};
