import { useState } from 'react';
import { classNames } from './class-names.ts';
import css from './turning.module.css';

interface Props {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * A figure that turns like a card of a flip scoreboard when it changes, and not when it is shown first. Nothing moves for
 * people who ask for less motion.
 */
export function Turning({ text, className }: Props) {
  const [first] = useState(text);
  return (
    // The turn begins again with each text.
    <span key={text} className={classNames(css.figure, className)} data-turns={text !== first}>
      {text}
    </span>
  );
}
