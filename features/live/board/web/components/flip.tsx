import { Turning } from '#platform/web/ui/turning.tsx';
import css from './flip.module.css';

/** A number on a card of a flip scoreboard, which turns when it changes. */
export function Flip({ text }: { readonly text: string }) {
  return (
    <span className={css.flip}>
      <Turning text={text} className={css.card} />
    </span>
  );
}

/** The time of day, "13:05", on four cards. */
export function FlipClock({ time }: { readonly time: string }) {
  const [hours = '', minutes = ''] = time.split(':');
  return (
    <time className={css.clock} dateTime={time}>
      <Flip text={hours} />
      <span className={css.colon}>:</span>
      <Flip text={minutes} />
    </time>
  );
}
