export const devicesMessages = {
  heading: 'Your devices',
  text: 'You are logged in on these devices. If you do not recognize one, log it out and change your password.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  seen: (when: string, address: string) => `Last used ${when}${address ? ` · ${address}` : ''}`,
  signOut: 'Log out',
  signOutName: (device: string) => `Log out: ${device}`,
  signOutTitle: (device: string) => `Log out ${device}?`,
  signOutText:
    'Nothing that was entered there is lost. To use it again, log in on that device. If you use a calendar address, it ends: subscribe again afterwards.',
  signOutOthers: 'Log out all other devices',
  othersTitle: 'Log out all other devices?',
  othersText:
    'Only this device stays logged in. If you use a calendar address, it ends: subscribe again afterwards.',
  signedOut: 'The device has been logged out',
  othersOut: (count: number) =>
    count === 1 ? '1 device has been logged out' : `${count} devices have been logged out`,
  failedTitle: 'Could not log out the device',
  failures: {
    DEMO_ACCOUNT: 'Not in the demo.',
    CONNECTION_LOST: 'There is no connection. Please check your signal.',
    OTHER: 'Something went wrong. Please try again.',
  },
  recent: 'Recent logins',
  recentText: 'Logins to your account, and failed attempts',
  recentIntro:
    'The latest logins and failed attempts. They are kept for 180 days. The network is shortened, so that it shows no exact address.',
  backToAccount: 'Account and security',
  outcomes: { success: 'Logged in', failure: 'Failed attempt' },
  methods: {
    password: 'with the password',
    code: 'with a code after the password',
    passkey: 'with a passkey',
    registration: 'by registering',
    'mail-link': 'with a link from an email',
    newer: 'in another way',
  },
  line: (outcome: string, method: string) => `${outcome} (${method})`,
  none: 'No logins yet',
  noneText: 'They appear here from your next login.',
  notYou: 'If you do not recognize a login, change your password',
};
