/** What people depend on, in the order of the page. */
export const PARTS = ['app', 'database', 'mail', 'payments'] as const;
export type Part = (typeof PARTS)[number];

/** `late`: it works, and takes longer than usual. `unknown`: it cannot be said while the database does not answer. */
export type PartState = 'works' | 'late' | 'down' | 'unknown';

/** As the alarm in the log (mailer.ts). Source: issue 24, item 5. */
export const MAIL_LATE_SECONDS = 300;
/** A provider that knows a charge answers within seconds; after ten minutes a payment is abandoned (payments.jobs.ts). */
export const PAYMENT_LATE_SECONDS = 600;

export interface Figures {
  /** Whether the database takes writes. */
  readonly takesWrites: boolean;
  /** Seconds that the oldest mail and the oldest unanswered payment wait; null where the database did not say. */
  readonly oldestMailSeconds: number | null;
  readonly oldestPaymentSeconds: number | null;
}

/** What to say of each part. The app works: it answers. */
export function statesOf(figures: Figures): Readonly<Record<Part, PartState>> {
  return {
    app: 'works',
    database: figures.takesWrites ? 'works' : 'down',
    mail: byAge(figures.oldestMailSeconds, MAIL_LATE_SECONDS),
    payments: figures.takesWrites
      ? byAge(figures.oldestPaymentSeconds, PAYMENT_LATE_SECONDS)
      : 'down',
  };
}

function byAge(seconds: number | null, late: number): PartState {
  if (seconds === null) return 'unknown';
  return seconds > late ? 'late' : 'works';
}
