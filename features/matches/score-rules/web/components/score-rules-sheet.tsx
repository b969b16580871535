import { useState } from 'react';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { CUSTOM } from '#domain/scoring/custom-format.ts';
import { formatsOf, SPORTS, type Sport } from '#domain/scoring/formats.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { isComposing } from '#platform/web/forms/is-composing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useFormatWords } from '../../../score-formats/web/hooks/use-format-words.ts';
import { unitIn } from '../../../web/lib/set-unit.ts';
import { markedFormat } from '../../score-rules.policy.ts';
import { type OwnRules, ownFormat, ownRulesOf } from '../lib/own-rules.ts';
import type { RulesStart } from '../lib/rules-choice.ts';
import { useText } from '../score-rules.text.ts';
import { OwnRulesFields } from './own-rules-fields.tsx';
import css from './score-rules-sheet.module.css';

interface Props extends RulesStart {
  readonly chosen: ChosenFormat | null;
  /** What a card without rules is like. */
  readonly asEntered: string;
  readonly onUse: (format: ChosenFormat | null) => void;
  readonly onClose: () => void;
}

/** The first choice: scores as entered, a sport, or rules of one's own. */
type Area = 'as-entered' | Sport;

/** Sport, then one of its formats; or rules of one's own. */
export function ScoreRulesSheet({ chosen, asEntered, onUse, onClose, ...start }: Props) {
  const t = useText();
  const words = useFormatWords();
  const [area, setArea] = useState<Area>(() => areaOf(chosen, start.sport));
  const [id, setId] = useState(() => chosen?.id ?? markedIn(area, start));
  const [own, setOwn] = useState<OwnRules>(() => ownRulesOf(chosen ?? start.last ?? null));
  const [checked, setChecked] = useState(false);
  const custom = ownFormat(own);
  const isOwn = area === 'unspecified';
  const presets = area === 'as-entered' ? [] : formatsOf(area);

  const choose = (next: Area) => {
    setArea(next);
    setChecked(false);
    setId(markedIn(next, chosen ? { ...start, last: chosen } : start));
  };
  const use = () => {
    setChecked(true);
    if (area === 'as-entered') onUse(null);
    else if (isOwn && custom.ok) onUse({ id: CUSTOM, custom: custom.value });
    else if (!isOwn && id) onUse({ id });
  };
  return (
    <Dialog open onClose={onClose} title={t.title} actions={<Button onClick={use}>{t.use}</Button>}>
      <fieldset
        aria-label={t.title}
        className={css.fields}
        // Enter in a field must not submit the form around the sheet.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (!isComposing(event)) use();
        }}
      >
        <SelectField
          name="sport"
          label={t.sport}
          hint={area === 'as-entered' ? asEntered : undefined}
          value={area}
          onChange={(event) => choose(event.currentTarget.value as Area)}
          options={[
            { value: 'as-entered', label: t.asEntered },
            ...SPORTS.map((sport) => ({ value: sport, label: words.sport(sport) })),
          ]}
        />
        {presets.length > 0 ? (
          <RadioField
            name="preset"
            label={t.rules}
            value={id}
            error={checked && !id ? t.refusals.missing : undefined}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
            options={presets.map((format) => ({
              value: format.id,
              label: words.shortName(format),
              hint: words.line(format),
            }))}
          />
        ) : null}
        {isOwn ? (
          <OwnRulesFields
            rules={own}
            onChange={setOwn}
            refusal={checked && !custom.ok ? custom.code : null}
            unit={unitIn(start.sport)}
          />
        ) : null}
      </fieldset>
    </Dialog>
  );
}

function areaOf(chosen: ChosenFormat | null, sport: Sport): Area {
  const start = sport === 'unspecified' ? 'as-entered' : sport;
  return (chosen && formatOf(chosen)?.sport) ?? start;
}

function markedIn(area: Area, { playedOn, last = null }: Omit<RulesStart, 'sport'>): string {
  if (area === 'as-entered') return '';
  return markedFormat(area, { playedOn: playedOn ?? dayInJapan(now()), last })?.id ?? '';
}
