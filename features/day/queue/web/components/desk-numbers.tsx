import type { ReactNode } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import type { Queue } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './desk-numbers.module.css';

/** What the desk looks at first: matches in play, free courts, the longest wait, and the plan. */
export function DeskNumbers({ queue }: { readonly queue: Queue }) {
  const t = useText();
  const format = useFormat();
  const { counts, expectedEnd } = queue;
  const { longestWaitingMinutes: waited, minutesBehind: behind } = counts;
  return (
    <div>
      <dl className={css.numbers} aria-label={t.numbers}>
        <Figure label={t.playing}>{format.number(counts.playing)}</Figure>
        <Figure label={t.freeCourts[courtKind(queue.sport)]} isUrgent={counts.freeCourts > 0}>
          {format.number(counts.freeCourts)}
        </Figure>
        <Figure label={t.longestWait}>
          <Minutes minutes={waited} />
        </Figure>
        <Figure label={t.plan[planOf(behind)]}>
          <Minutes minutes={behind === null ? null : Math.abs(behind)} />
        </Figure>
      </dl>
      <p className={css.below}>
        <FactsLine
          facts={[
            t.openCount(counts.open, counts.finished),
            ...(expectedEnd === null ? [] : [t.expectedEnd(format.clockTime(expectedEnd))]),
          ]}
        />
      </p>
    </div>
  );
}

function planOf(behind: number | null): 'behind' | 'ahead' | 'onTime' | 'unknown' {
  if (behind === null) return 'unknown';
  if (behind === 0) return 'onTime';
  return behind > 0 ? 'behind' : 'ahead';
}

interface FigureProps {
  readonly label: string;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, isUrgent = false, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={isUrgent ? css.urgent : css.value}>{children}</dd>
    </div>
  );
}

function Minutes({ minutes }: { readonly minutes: number | null }) {
  const t = useText();
  const format = useFormat();
  if (minutes === null) return t.none;
  return (
    <>
      {format.number(minutes)}
      <span className={css.unit}>{t.minutesShort}</span>
    </>
  );
}
