/**
 * How long what is kept. The daily clean-up deletes by this table, the privacy policy shows it in both languages, and the
 * tests try every line a moment before and a moment after: change a period here, and only here.
 */
export const RETENTION = {
  /** After the last use of a device's login. */
  session: { days: 30 },
  /** Who signed in to an account, or tried to. */
  signIn: { days: 180 },
  /** A browser on which nobody has signed in any more. */
  device: { days: 365 },
  /** Tries at a password, counted without saying whose. */
  guess: { days: 1 },
  /** After the end of a link that a mail carried; until then it can still say why it no longer works. */
  link: { days: 30 },
  /** What a mail says; long enough to answer "I never got it". */
  mailText: { days: 90 },
  /** That a mail was sent, to whom, when, and its subject. */
  mail: { days: 365 },
  notice: { days: 365 },
  /** Entries that lapsed or were given up without money, turns in a waiting list that are over, declined payments. */
  emptyEntry: { days: 180 },
  declinedApplication: { days: 180 },
  /** A guardian's address, after the guardian has stopped or was replaced. */
  endedGuardian: { days: 180 },
  /** A request to join a group that nobody has answered. */
  joinRequest: { days: 90 },
  /** Practice that its club has removed; until then it can be brought back. */
  removedPractice: { days: 365 },
  /**
   * Payments and refunds are books: seven years from the day on which the tax return of their business year is due
   * (Corporation Tax Act, ordinance, articles 59 and 67; Income Tax Act, ordinance, article 63). A business year lasts 12
   * months and the return is due 2 months after it.
   */
  payment: { months: 7 * 12 + 12 + 2 },
  /** Background work that is done: it holds numbers of rows, no names. The job queue deletes it by itself. */
  finishedJob: { days: 7 },
  /** The log goes to standard output: whoever runs the server must see to it (docs/operations.md). */
  serverLog: { days: 90 },
  profile: 'account',
  entry: 'account',
  points: 'account',
  practice: 'club',
  /** Who answers for what an operator did must not be able to tidy it away. */
  auditLog: 'for-good',
} as const satisfies Readonly<Record<string, Period | Bond>>;

/** A fixed time after the event that the table names. */
export type Period = { readonly days: number } | { readonly months: number };
/** Kept as long as something else is. */
export type Bond = 'account' | 'club' | 'for-good';

export type DataKind = keyof typeof RETENTION;

/** What lies before this instant has had its time at `now`. Months end at the same day and time, in UTC. */
export function retentionLimit(period: Period, now: Date): Date {
  const since = new Date(now);
  if ('days' in period) since.setUTCDate(since.getUTCDate() - period.days);
  else since.setUTCMonth(since.getUTCMonth() - period.months);
  return since;
}
