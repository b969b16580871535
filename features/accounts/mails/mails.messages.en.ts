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
  emailTakenNotYou: 'If that was not you, you need not do anything.',
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
    `On ${at} the passkey "${name}" was added to your RallyDays account. One can log in with it without the password.`,
  passkeyYou: 'If that was you, there is nothing to do. All your passkeys:',
  passkeyNotYou:
    'If it was not you, choose a new password with a link from us. That removes all passkeys and logs out all devices:',
};
