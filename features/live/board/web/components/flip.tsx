import { useState } from 'react';
import css from './flip.module.css';

/** A number on the cards of a flip scoreboard. A card turns when its digit changes, and not when it is shown first. */
export function Flip({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span className={css.flip}>
      {/* A card is known by its place; the turn begins again with each text. */}
      <span key={text} className={css.card} data-turns={text !== first}>
        {text}
      </span>
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
