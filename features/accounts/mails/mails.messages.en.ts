export const mailsMessages = {
  greeting: (name: string) => `Hello ${name},`,
  verifySubject: 'Please confirm your email address',
  verifyText: 'Please confirm with this link that this is your email address:',
  verifyValid: 'The link works for 7 days.',
  verifyNotYou: 'If you have no account with RallyDays, you can ignore this email.',
  emailChangeSubject: 'Please confirm your new email address',
  emailChangeText:
    'You want to use this address for your RallyDays account from now on. Please confirm it here:',
  emailChangeValid: 'The link works for 60 minutes. Until then your old address stays in use.',
  emailTakenSubject: 'This email address already has an account',
  emailTakenText:
    'Somebody, perhaps you, wanted to use this address for a RallyDays account. But it already has an account, so nothing was changed.',
  emailTakenLogin: 'You can log in with it here:',
  emailReleasedSubject: 'This email address cannot be used yet',
  emailReleasedText:
    'Somebody, perhaps you, wanted to use this address for a RallyDays account. But another account gave it up less than 7 days ago and can still bring it back, so nothing was changed. After these 7 days it is free.',
  emailTakenNotYou: 'If that was not you, you do not have to do anything.',
  emailMovedSubject: 'Your email address was changed',
  emailMovedText: (at: string, email: string) =>
    `On ${at} the email address of your RallyDays account was changed to ${email}. You log in with the new one from now on.`,
  emailMovedUndo:
    'If that was not you, bring this address back within 7 days and choose a new password. All devices will be logged out:',
  emailMovedContact: 'If that was not you, please contact us:',
  deviceSubject: 'A new device has logged in to your account',
  deviceText:
    'Somebody logged in to your RallyDays account on a device that was never used for it before.',
  deviceFacts: (at: string, device: string, address: string) =>
    `When: ${at}\nDevice: ${device}\nNetwork: ${address}`,
  deviceUnknown: 'unknown',
  addressUnknown: 'unknown',
  deviceYou: 'If that was you, there is nothing to do. All your devices:',
  deviceNotYou:
    'If it was not you, choose a new password at once. That logs out every other device:',
  passkeySubject: 'A passkey was added to your account',
  passkeyText: (at: string, name: string) =>
    `On ${at} the passkey "${name}" was added to your RallyDays account. It logs in without the password.`,
  passkeyYou: 'If that was you, there is nothing to do. All your passkeys:',
  passkeyNotYou:
    'If it was not you, choose a new password with a link from us. That removes all passkeys and logs out all devices:',
  factorSubjects: {
    on: 'Logging in now takes two steps',
    off: 'The second step of your login was switched off',
    reset: 'The second step of your login was reset',
    'reset-operator': 'Your access as an operator was reset',
  },
  factorTexts: {
    on: 'An authenticator app was set up for your RallyDays account. After the password, a login asks for a code of the app. All other devices were logged out.',
    off: 'The second step was switched off for your RallyDays account. The password alone opens it now.',
    reset:
      'An operator of RallyDays removed the authenticator app, the recovery codes and the passkeys of your account, and logged out all devices. Your password stays as it is.',
    'reset-operator':
      'Another operator of RallyDays removed the authenticator app, the recovery codes, the passkeys and the password of your account, and logged out all devices. They have a code for you, without which you cannot set up the app again. Ask for it on the phone or in person, never by email.',
  },
  factorAt: (at: string) => `When: ${at}`,
  factorNext: {
    on: 'If that was not you, choose a new password at once and then write to us:',
    off: 'If that was not you, choose a new password at once and switch the second step on again:',
    reset: 'Log in and set the app up again:',
    'reset-operator': 'Choose a new password first:',
  },
  setUpCodeSubject: 'Code for your authenticator app',
  setUpCodeText: (code: string) =>
    `With this code you set up the authenticator app of your access as an operator of RallyDays:\n${code}`,
  setUpCodeUntil: (until: string) => `It is good until ${until} (Japan time). Give it to nobody.`,
  codeSubject: 'A recovery code was used',
  codeText: (at: string, left: number) =>
    `On ${at} a recovery code of your RallyDays account was used instead of the authenticator app. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
  codeNext: 'If that was not you, log out all other devices and make new codes at once:',
};
