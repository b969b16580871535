export const pushMessages = {
  heading: 'On this device',
  text: 'A message on the lock screen, also while RallyDays is closed. It shows what happened, the tournament or club, and the place; never amounts or other people’s names.',
  on: 'Push notifications are on',
  off: 'Push notifications are off',
  onText: 'They end when you log out on this device.',
  offText: 'Your phone will ask whether RallyDays may show them.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on…',
  turnOff: 'Turn off for this device',
  turningOff: 'Turning off…',
  deniedTitle: 'This browser does not allow it',
  deniedText:
    'Notifications from RallyDays are blocked. Open the site settings of your browser (the symbol beside the address), allow notifications, and come back here.',
  installTitle: 'First add RallyDays to your home screen',
  installText:
    'On iPhone and iPad: tap the share symbol in Safari, choose “Add to Home Screen”, open RallyDays from there, and come back to this page.',
  unsupportedTitle: 'This browser cannot show push notifications',
  unsupportedText:
    'Everything still appears in the app and by email. A current Chrome, Edge, Firefox or Safari can show them; not in a private window.',
  failedTitle: 'Not turned on',
  failedOffTitle: 'Not turned off',
  failures: {
    CONNECTION_LOST: 'There is no connection. Please try again.',
    NO_PUSH_SERVICE: 'This browser uses a push service that we do not know.',
    BROWSER: 'The browser could not reach its push service. Please try again later.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
