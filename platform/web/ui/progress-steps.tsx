import { usePlatformText } from '../i18n/platform-text.ts';
import { classNames } from './class-names.ts';
import css from './progress-steps.module.css';

interface Props {
  readonly total: number;
  /** From 1. */
  readonly current: number;
  /** What the bar is about, read aloud. */
  readonly label?: string;
  /** What the current step is called. */
  readonly name?: string;
}

/** A bar of segments, one for each step of a wizard. */
export function ProgressSteps({ total, current, label, name }: Props) {
  const t = usePlatformText();
  const words = name ? t.namedStep(current, total, name) : t.step(current, total);
  return (
    <div className={css.progress}>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label ?? t.step(current, total)}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={words}
      >
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments are their positions.
          <span key={at} className={classNames(css.segment, at < current && css.done)} />
        ))}
      </div>
      <p className={css.words} aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
