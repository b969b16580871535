export const settingsMessages = {
  title: 'Account and security',
  subtitle: 'How you log in, and where you are logged in',
  back: 'My Page',
  demoTitle: 'This is the demo account',
  demoText:
    'Everybody who tries the app shares it, so the ways to log in stay as they are. With an account of your own you can change all of them.',
  login: 'Logging in',
  email: 'Email address',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  undeliveredTitle: 'Our emails do not reach you',
  undeliveredText:
    'The last one came back, or was reported as unwanted. Please check the address below, or change it.',
  password: 'Password',
  passwordText: 'Change it',
};
