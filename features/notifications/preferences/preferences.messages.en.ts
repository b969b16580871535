import type { FixedTopic, Topic } from './preferences.vocabulary.ts';

export const preferencesMessages = {
  link: 'Notification settings',
  linkText: 'Emails and messages on this device',
  mail: 'Email',
  push: 'Push',
  pushOff: 'Off on this device',
  pushElsewhere: 'On another device',
  fixed: 'Always by email',
  topics: {
    account: 'Your account',
    guardian: 'Parent or guardian',
    payments: 'Confirmations, receipts and refunds',
    cancellations: 'Cancelled tournaments',
    'match-calls': 'Match calls',
    changes: 'Changed tournaments',
    draws: 'Draws',
    withdrawals: 'Withdrawals',
    places: 'Freed places',
    pairs: 'Pairs in doubles',
    'organizer-messages': 'Messages from organizers',
  } satisfies Record<Topic, string>,
  topicTexts: {
    account: 'Login, password, organizer ID',
    guardian: 'Their confirmation, and news about your entries for them and for you',
    payments: 'Entries confirmed or withdrawn, money paid or returned',
    cancellations: 'A tournament that you have entered or wait for does not take place',
    'match-calls':
      'In your club’s practice and at tournaments: your match is called, next or earlier, or players of your club are called',
    changes:
      'Another day, time or venue of a tournament that you have entered, or another name for your team',
    draws: 'The draw of an event that you have entered is out, or is taken back',
    withdrawals:
      'Requests to withdraw from an event whose entries are closed, and what was decided',
    places: 'A place of the waiting list is kept for you, or the time for it is over',
    pairs: 'You are invited to a pair, somebody answers your invitation, or a pair ends',
    'organizer-messages': 'What the organizers of your tournaments write to everybody',
  } satisfies Record<Topic, string>,
  /** Why mails of a fixed topic always come. */
  whyFixed: {
    account: 'So that you notice when somebody else tries to use your account.',
    guardian: 'So that a parent or guardian of a minor really knows about the entries.',
    payments: 'They are your proof of what you paid and got back.',
    cancellations: 'So that nobody travels for nothing, and you know what becomes of your fee.',
    withdrawals: 'So that everybody in the draw is really there on the day.',
  } satisfies Record<FixedTopic, string>,
  failedTitle: 'Could not save',
  failures: {
    CONNECTION_LOST: 'There is no connection. Please try again.',
    OTHER: 'Something went wrong. Please try again.',
  },

  // From the link of a mail, without logging in
  endTitle: 'Stop these emails?',
  endText: (topic: string) => `You will get no more emails of the kind "${topic}".`,
  endStays: 'You still see everything in the app, and other emails still come.',
  end: 'Stop these emails',
  ending: 'Stopping…',
  endedTitle: 'These emails are stopped',
  endedText: (topic: string) =>
    `No more emails of the kind "${topic}". You can switch them on again in the notification settings.`,
  toSettings: 'Notification settings',
  checking: 'Checking the link…',
  unknownTitle: 'This link does not work',
  unknownText: 'It is not complete. You can switch emails off in the notification settings.',
};
