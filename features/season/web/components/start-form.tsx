import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { type Season, type SeasonAddress, startSeason } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

interface Props {
  readonly season: Season;
  readonly at: SeasonAddress;
}

/** The organizer makes the fixtures of a season from the teams that have entered. */
export function StartForm({ season, at }: Props) {
  const t = useText();
  const [legs, setLegs] = useState<1 | 2>(2);
  const [firstDay, setFirstDay] = useState(dayInJapan(now()));
  const [everyDays, setEveryDays] = useState(7);
  const [openDays, setOpenDays] = useState(14);
  const { submit, isPending } = useSubmit({
    send: () => startSeason({ params: at, body: { legs, firstDay, everyDays, openDays } }),
    reads: ['tournaments'],
    words: t,
    onSuccess: () => notify({ title: t.started }),
  });
  const days = (most: number) =>
    [1, 2, 3, 7, 10, 14, 21, 28]
      .filter((one) => one <= most)
      .map((one) => ({ value: String(one), label: String(one) }));
  return (
    <Section heading={t.startTitle} text={t.startText(season.teams.length)} card>
      <div className={css.form}>
        <SelectField
          name="legs"
          label={t.legs}
          value={String(legs)}
          options={([1, 2] as const).map((value) => ({
            value: String(value),
            label: t.legNames[value],
          }))}
          onChange={({ target }) => setLegs(target.value === '1' ? 1 : 2)}
        />
        <DateField name="first-day" label={t.firstDay} value={firstDay} onValue={setFirstDay} />
        <SelectField
          name="every-days"
          label={t.everyDays}
          value={String(everyDays)}
          options={days(28)}
          onChange={({ target }) => setEveryDays(Number(target.value))}
        />
        <SelectField
          name="open-days"
          label={t.openDays}
          value={String(openDays)}
          options={days(28)}
          onChange={({ target }) => setOpenDays(Number(target.value))}
        />
        <Button busy={isPending} disabled={firstDay === ''} onClick={() => void submit()}>
          {t.start}
        </Button>
      </div>
    </Section>
  );
}
