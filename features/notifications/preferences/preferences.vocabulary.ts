/** How news of a topic reaches a person outside the app: `fixed` is always sent, `optional` is the person's preference. */
export type Delivery = 'fixed' | 'optional' | 'none';
export const CHANNELS = ['mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * The topics of news. What is fixed protects the account, proves a payment, or prevents a useless journey. A new topic
 * needs its texts in preferences.messages.
 */
export const TOPICS = {
  account: { mail: 'fixed', push: 'none' },
  guardian: { mail: 'fixed', push: 'none' },
  payments: { mail: 'fixed', push: 'none' },
  cancellations: { mail: 'fixed', push: 'optional' },
  'match-calls': { mail: 'none', push: 'optional' },
  changes: { mail: 'optional', push: 'optional' },
  draws: { mail: 'optional', push: 'optional' },
  withdrawals: { mail: 'fixed', push: 'optional' },
  places: { mail: 'optional', push: 'optional' },
  pairs: { mail: 'optional', push: 'optional' },
  'organizer-messages': { mail: 'optional', push: 'none' },
} as const satisfies Readonly<Record<string, Readonly<Record<Channel, Delivery>>>>;
export type Topic = keyof typeof TOPICS;
/** The topics whose mails always come. */
export type FixedTopic = {
  [T in Topic]: (typeof TOPICS)[T]['mail'] extends 'fixed' ? T : never;
}[Topic];
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** Every kind of news, in the app or by mail, with its topic: a new kind is one line here. */
export const TOPIC_OF = {
  welcome: 'account',
  'reset-password': 'account',
  'reset-password-suspended': 'account',
  'password-changed': 'account',
  'device-new': 'account',
  'verify-email': 'account',
  'account-deleted': 'account',
  'group-handed-on': 'account',
  'member-joined': 'account',
  'join-asked': 'account',
  'join-accepted': 'account',
  'join-refused': 'account',
  'member-merged': 'account',
  'email-change': 'account',
  'email-taken': 'account',
  'email-moved': 'account',
  'passkey-added': 'account',
  'organizer-application': 'account',
  'organizer-approved': 'account',
  'organizer-declined': 'account',
  'referee-invited': 'account',
  'referee-accepted': 'account',
  'referee-declined': 'account',
  'referee-left': 'account',
  'guardian-asked': 'guardian',
  'guardian-link': 'guardian',
  'guardian-confirmed': 'guardian',
  'guardian-declined': 'guardian',
  'guardian-stopped': 'guardian',
  'guardian-ended': 'guardian',
  'account-deleted-guardian': 'guardian',
  'guardian-entry-confirmed': 'guardian',
  'guardian-entry-withdrawn': 'guardian',
  'guardian-half-paid': 'guardian',
  'guardian-half-lapsed': 'guardian',
  'guardian-tournament-cancelled': 'guardian',
  'guardian-tournament-changed': 'guardian',
  'guardian-withdrawal-asked': 'guardian',
  'guardian-withdrawal-declined': 'guardian',
  'guardian-draw-published': 'guardian',
  'guardian-draw-amended': 'guardian',
  'guardian-draw-withdrawn': 'guardian',
  'withdrawn-by-guardian': 'guardian',
  'entry-confirmed': 'payments',
  'entry-withdrawn': 'payments',
  'refund-done': 'payments',
  'tournament-cancelled': 'cancellations',
  'match-called': 'match-calls',
  'court-called': 'match-calls',
  'court-called-again': 'match-calls',
  'court-next': 'match-calls',
  'umpire-called': 'match-calls',
  'match-earlier': 'match-calls',
  'pupils-called': 'match-calls',
  'result-entered': 'match-calls',
  'result-denied': 'match-calls',
  'result-disputed': 'match-calls',
  'tournament-changed': 'changes',
  'draw-published': 'draws',
  'draw-amended': 'draws',
  'draw-withdrawn': 'draws',
  'withdrawal-asked': 'withdrawals',
  'withdrawal-declined': 'withdrawals',
  'withdrawal-requested': 'withdrawals',
  'withdrawn-by-organizer': 'payments',
  'place-offered': 'places',
  'offer-lapsed': 'places',
  'entry-lapsed': 'places',
  'pair-invited': 'pairs',
  'pair-joined': 'pairs',
  'pair-accepted': 'pairs',
  'pair-declined': 'pairs',
  'pair-lapsed': 'pairs',
  'pair-left': 'pairs',
  'pair-ended': 'pairs',
  'pair-changed': 'pairs',
  'pair-half-paid': 'payments',
  'pair-unpaid': 'pairs',
  'team-renamed': 'changes',
  'pair-withdrawal-asked': 'pairs',
  'organizer-message': 'organizer-messages',
} as const satisfies Readonly<Record<string, Topic>>;
export type NewsKind = keyof typeof TOPIC_OF;
