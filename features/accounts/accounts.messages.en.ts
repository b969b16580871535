export const accountsMessages = {
  tooManyTitle: 'Too many attempts',
  tooManyText: 'Please wait a few minutes and try again. Everything you typed is still here.',
  notSentTitle: 'No connection',
  notSentText:
    'It could not be sent. Everything you typed is still here: check your signal and press the button again.',
  brokenTitle: 'Something went wrong on our side',
  brokenText: (reference: string) =>
    `Everything you typed is still here. Please try again; if it keeps happening, tell us the number ${reference}.`,
  notAcceptedTitle: 'Please check what you entered',
  notAcceptedText: 'The server did not accept one of the fields.',
  loginFailedTitle: 'Login failed',
  loginFailedText: 'The login ID or the password is not correct. Please check both and try again.',
  suspendedTitle: 'This account is suspended',
  suspendedText:
    'You cannot log in at the moment. If you think this is a mistake, please contact us.',
  demoGone: 'The demo is not available here',
  languageHeading: 'Language',
  languageEnglish: 'English',
  languageJapanese: '日本語',
};
