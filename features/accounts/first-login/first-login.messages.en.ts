export const firstLoginMessages = {
  title: 'Choose a new password',
  text: 'You logged in with a one-time password. Choose one that only you know; then you can start.',
  password: 'New Password',
  passwordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  save: 'Save and continue',
  saving: 'Saving…',
  saved: 'Your password has been saved',
  errors: {
    passwordShort: 'Password must be at least 8 characters',
    passwordsDiffer: "Passwords don't match",
    samePassword: 'Please choose another password than the one-time password',
    tooLong: 'This is too long',
  },
};
