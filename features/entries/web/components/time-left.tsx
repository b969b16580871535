import { type ReactNode, useEffect, useRef } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { WithWhole } from '#platform/web/ui/with-whole.tsx';
import type { Entry } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { useMinutesLeft } from '../hooks/use-minutes-left.ts';
import css from './time-left.module.css';

/** Longer than a reservation lasts on any phone whose clock is nearly right: two hours. */
const LONG_MS = 2 * 60 * 60_000;

interface Props {
  readonly entry: Pick<Entry, 'reservedUntil'> & Partial<Pick<Entry, 'waitsFor'>>;
  /** When the server answered, in milliseconds since 1970; now, when left out. */
  readonly answeredAt?: number;
  /** The time seems to be over: ask the server, which alone knows. */
  readonly onOver?: () => void;
  /** Shown instead when the time seems to be over. */
  readonly children?: ReactNode;
}

/** The link to what an unpaid place waits for; null where the payment itself is next. */
export function payLabel(
  t: ReturnType<typeof useText>,
  waitsFor: Entry['waitsFor'] | undefined,
): string | null {
  if (waitsFor === 'store') return t.showNumbers;
  return waitsFor === 'transfer' ? t.showAccount : null;
}

/** How many minutes an unpaid place is still held; announced as it changes. */
export function TimeLeft({ entry, answeredAt, onOver, children }: Props) {
  const t = useText();
  const format = useFormat();
  const mounted = useRef(Date.now());
  const minutes = useMinutesLeft(entry.reservedUntil, answeredAt ?? mounted.current);
  const over = minutes === null;
  useEffect(() => {
    if (over) onOver?.();
  }, [over, onOver]);
  if (!entry.reservedUntil) return null;
  const last = lastMoment(entry.reservedUntil);
  const day = format.dayWithWeekday(dayInJapan(new Date(last)));
  const end = `${day} ${format.clockTime(last)}`;
  const until = t.payBy(end);
  const isTransfer = entry.waitsFor === 'transfer';
  if ((isTransfer || entry.waitsFor === 'store') && !over) {
    return (
      <p className={css.left}>
        <strong>{isTransfer ? t.waitsForTransfer : t.waitsForStore}</strong>
        <span>
          <WithWhole text={isTransfer ? t.heldUntil(end) : until} whole={end} />
        </span>
      </p>
    );
  }
  // A place that waits for a transfer is held for days: minutes would be wrong.
  if (Date.parse(entry.reservedUntil) - (answeredAt ?? mounted.current) > LONG_MS) {
    return (
      <p className={css.left}>
        <strong>
          <WithWhole text={until} whole={end} />
        </strong>
      </p>
    );
  }
  const left = minutes ? t.minutesLeft(minutes) : t.lessThanAMinute;
  return (
    <p className={css.left} aria-live="polite">
      {over ? children : <strong>{left}</strong>}
      {over ? null : <span aria-live="off">{t.heldUntil(format.clockTime(last))}</span>}
    </p>
  );
}
