export const forcedPasswordChangeMessages = {
  title: 'Choose a new password',
  text: 'You logged in with a one-time password. Choose one that only you know; then you can start.',
  save: 'Save and continue',
  saving: 'Saving…',
  saved: 'Your password has been saved',
};
