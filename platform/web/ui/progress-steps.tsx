import { usePlatformText } from '../i18n/platform-text.ts';
import { classNames } from './class-names.ts';
import css from './progress-steps.module.css';

interface Props {
  readonly total: number;
  /** From 1. */
  readonly current: number;
  /** What the bar is about, read aloud. */
  readonly label?: string;
}

/** A bar of segments, one for each step of a wizard. */
export function ProgressSteps({ total, current, label }: Props) {
  const t = usePlatformText();
  return (
    <div className={css.progress}>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label ?? t.step(current, total)}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={t.step(current, total)}
      >
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments are their positions.
          <span key={at} className={classNames(css.segment, at < current && css.done)} />
        ))}
      </div>
      <p className={css.words} aria-hidden="true">
        {t.step(current, total)}
      </p>
    </div>
  );
}
