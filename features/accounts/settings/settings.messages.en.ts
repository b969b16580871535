export const settingsMessages = {
  title: 'Account and security',
  subtitle: 'How you log in, and where you are logged in',
  back: 'My Page',
  demoTitle: 'This is the demo person',
  demoText:
    'Everybody who tries the app is this person, so how they log in stays as it is. With an account of your own you can change all of it.',
  login: 'Logging in',
  email: 'Email address',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  password: 'Password',
  passwordText: 'Change it',
};
