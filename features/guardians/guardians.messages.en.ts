import { LONGEST_PASSWORD } from '#features/accounts/accounts.form.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';

/** The question about the age, and the player's own view of their guardian. */
export const guardiansMessages = {
  // Before the first paid entry
  questionTitle: 'One question before your first paid entry',
  questionAgain: 'Please name another guardian',
  declinedBefore: (email: string) =>
    `The person at ${email} has told us that they are not your guardian.`,
  stoppedBefore: (email: string) => `${email} is no longer your guardian.`,
  age: 'How old are you?',
  ages: { adult: '18 or older', 'under-18': 'Under 18' },
  guardianEmail: "Your parent's or guardian's email address",
  guardianHint:
    'We write to them so that they can confirm, and see and withdraw your entries. You do not have to wait for that. Until then only your initials are shown publicly.',
  errors: {
    ageMissing: 'Please choose one of the two',
    emailInvalid: "Please enter your parent's or guardian's email address",
    ownAddress: "This is your own address. Please enter your parent's or guardian's",
    declinedBefore: 'The person at this address is not your guardian. Please check it',
    tooLong: `At most ${LONGEST_EMAIL} characters`,
    passwordLong: `At most ${LONGEST_PASSWORD} characters`,
    passwordMissing: 'Please enter your password',
    passwordWrong: 'This is not your current password',
  },
  currentPassword: 'Current password',
  passwordHint: 'So that nobody else can change this on your phone.',
  forgotPassword: 'Forgot your password?',

  // My guardian
  title: 'Age and guardian',
  back: 'My Page',
  states: {
    unanswered: 'Asked at your first paid entry',
    adult: '18 or older',
    asked: 'Waiting for your guardian to confirm',
    confirmed: 'Confirmed by your guardian',
    missing: 'Under 18: a guardian is needed',
  },
  facts: { age: 'Age', answered: 'Answered on', guardian: 'Guardian', named: 'Named on' },
  asked: 'They have an email from us. If it has not arrived, check the address here.',
  confirmed:
    'Your guardian sees your entries, can withdraw them, and chooses how your name is shown publicly. Organizers and your club always see your full name.',
  missing: 'Before your next paid entry, please name your parent or guardian.',
  unanswered: 'We ask only once. You can also answer here now.',
  adult: 'You enter tournaments on your own.',
  change: 'Change my answer',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Your answer has been saved',
  savedAsked: (email: string) => `We have written to ${email}.`,
  savedAdult: 'You can enter paid tournaments.',
  ofAgeNotified: 'Your guardian is notified by email that you are 18 or older.',
  replacedNotified: 'Your guardian is notified by email that somebody else looks after you now.',
  demo: 'In the demo this answer stays as it is.',
};
