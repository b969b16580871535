import { FORMATS, formatsOf } from '#domain/scoring/formats.ts';
import { STOP_RULES, type Template } from '#domain/team-tie/template.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../tie-orders.text.ts';
import css from './tie.module.css';

interface Props {
  readonly template: Template;
  readonly onChange: (play: Template['play']) => void;
}

/** For groups and for knockouts: when a tie ends, and the score format of its rubbers. */
export function PlayFields({ template: { sport, play }, onChange }: Props) {
  const t = useText();
  const { shortName } = useFormatWords();
  const offered = sport === 'unspecified' ? FORMATS : formatsOf(sport);
  const formats = offered.map((format) => ({ value: format.id, label: shortName(format) }));
  const stops = STOP_RULES.map((value) => ({ value, label: t.stops[value] }));
  const parts = [
    { part: 'groups', stop: t.stopOfGroups, format: t.formatOfGroups },
    { part: 'knockout', stop: t.stopOfKnockout, format: t.formatOfKnockout },
  ] as const;
  return parts.map(({ part, stop, format }) => (
    <div key={part} className={css.parts}>
      <SelectField
        name={`${part}-stop`}
        label={stop}
        value={play[part].stop}
        options={stops}
        onChange={({ target }) => {
          const chosen = STOP_RULES.find((one) => one === target.value) ?? play[part].stop;
          onChange({ ...play, [part]: { ...play[part], stop: chosen } });
        }}
      />
      <SelectField
        name={`${part}-format`}
        label={format}
        value={play[part].format}
        options={formats}
        onChange={({ target }) =>
          onChange({ ...play, [part]: { ...play[part], format: target.value } })
        }
      />
    </div>
  ));
}
