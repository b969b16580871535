/**
 * How long data are stored. The daily clean-up deletes by this table, the privacy policy shows it in both languages, and
 * the tests try every line a moment before and a moment after its limit. Change a period only here.
 */
export const RETENTION = {
  /** After the last use of a device's login. */
  session: { days: 30 },
  /** Logins to an account, and attempts. */
  signIn: { days: 180 },
  /** A browser on which nobody has signed in since. */
  device: { days: 365 },
  /** Counted attempts at a password, without the account. */
  guess: { days: 1 },
  /** After a link in a mail has expired; until then its page can say why it no longer works. */
  link: { days: 30 },
  /** The text of a mail; long enough to answer "I never got it". */
  mailText: { days: 90 },
  /** The addressee, time and subject of a mail. */
  mail: { days: 365 },
  notification: { days: 365 },
  /**
   * Entries that lapsed or were withdrawn unpaid, turns in a waiting list that are over, declined payments; applications of schools that
   * ended unpaid, and drafts, these until their tournament is over.
   */
  emptyEntry: { days: 180 },
  declinedApplication: { days: 180 },
  /** The address of a guardian who has stopped or was replaced. */
  endedGuardian: { days: 180 },
  /** After the end of the tournament, and after its results became final: where to write to who has paid by a link, at a store or by a transfer. */
  payerAddress: { days: 30 },
  /** A request to join a group that nobody has answered. */
  joinRequest: { days: 90 },
  /**
   * Reading, grade, gender and registration number of somebody without an account who has left their school's list, or whose
   * group has ended: it was deleted, or the last person with an account has left it.
   */
  formerPupil: { days: 365 },
  /** Whom to contact on the school sheet of a group that has ended. */
  endedClub: { days: 365 },
  /** An invitation to referee a tournament that nobody has accepted. */
  refereeInvitation: { days: 180 },
  /** After the end of the tournament or the season: who has refereed it or helped at its desk, and may so read names and draws. */
  refereeDuty: { days: 30 },
  /** After the end of the tournament: who was there, and wrong codes of the venue. */
  checkIn: { days: 30 },
  /**
   * After the end of the tournament or the season: orders of teams that never came out, who has filed the others and when, and why they were
   * changed. The line-up stays.
   */
  tieOrder: { days: 90 },
  /** After the end of the tournament: links of courts and matches, their devices, and running scores. */
  courtLink: { days: 7 },
  /** Practice that its club has removed; until then it can be restored. */
  removedPractice: { days: 365 },
  /**
   * Payments and refunds, with the applications of schools and the notes of transfers, are books: seven years from the day on which the tax return of their business year is due
   * (Corporation Tax Act, ordinance, articles 59 and 67; Income Tax Act, ordinance, article 63). A business year lasts 12
   * months and the return is due 2 months after it.
   */
  payment: { months: 7 * 12 + 12 + 2 },
  /** Finished background jobs: they contain row ids, no names. The job queue deletes them. */
  finishedJob: { days: 7 },
  /** The log goes to standard output: the administrator of the server must delete it in time (docs/operations.md). */
  serverLog: { days: 90 },
  profile: 'account',
  entry: 'account',
  points: 'account',
  practice: 'club',
  /** Operators must not be able to delete the record of their actions. */
  auditLog: 'permanent',
} as const satisfies Readonly<Record<string, Period | Bond>>;

/** A fixed time after the event that the table names. */
export type Period = { readonly days: number } | { readonly months: number };
/** Stored as long as something else is. */
export type Bond = 'account' | 'club' | 'permanent';

export type DataKind = keyof typeof RETENTION;

/** At `now`, data from before this instant have expired. Months end at the same day and time, in UTC. */
export function retentionLimit(period: Period, now: Date): Date {
  const since = new Date(now);
  if ('days' in period) since.setUTCDate(since.getUTCDate() - period.days);
  else since.setUTCMonth(since.getUTCMonth() - period.months);
  return since;
}
