import type { Sport } from '#domain/scoring/formats.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { isNamed } from '../../sports.policy.ts';
import { useText } from '../sports.text.ts';
import css from './sport-chip.module.css';
import { SportMark } from './sport-mark.tsx';

/** The mark and the name of a sport on its colour; nothing where none is chosen. */
export function SportChip({ sport }: { readonly sport: Sport | undefined }) {
  const t = useText();
  if (!isNamed(sport)) return null;
  return (
    <span className={classNames(css.chip, css[sport])}>
      <SportMark sport={sport} />
      {t.names[sport]}
    </span>
  );
}
