import { TOURNAMENT_LEVELS, type TournamentLevel } from '#domain/entry/vocabulary.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../tournaments.text.ts';
import css from './level-filter.module.css';
import { LEVEL_TONES } from './tournament-badges.tsx';

interface Props {
  readonly value: TournamentLevel | '';
  readonly onChange: (level: TournamentLevel | '') => void;
}

/** A badge for each level; tapping the active one goes back to all. */
export function LevelFilter({ value, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className={css.levels}>
      <legend className="visually-hidden">{t.quickLevels}</legend>
      {TOURNAMENT_LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={level === value}
          className={classNames(css.level, css[LEVEL_TONES[level]])}
          onClick={() => onChange(level === value ? '' : level)}
        >
          {t.levels[level]}
        </button>
      ))}
    </fieldset>
  );
}
