import { type FormEvent, useState } from 'react';
import { v7 as newId } from 'uuid';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { nextCourtNames } from '../../day.policy.ts';
import { MOST_COURTS } from '../../day.vocabulary.ts';
import { type Day, openDay } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { useEventLabel } from '../hooks/use-event-label.ts';
import { countFrom } from '../lib/court-count.ts';
import { CheckInFields, type CheckInValue } from './check-in-fields.tsx';
import css from './day.module.css';

interface Props {
  readonly id: number;
  readonly day: Day;
}

/** Opens the day: how many courts there are, and which events are checked in. */
export function OpenDay({ id, day }: Props) {
  const t = useText();
  const eventLabel = useEventLabel(day.events);
  const word = courtKind(day.sport);
  const [count, setCount] = useState('');
  const [isTried, setTried] = useState(false);
  const [values, setValues] = useState<Readonly<Record<number, CheckInValue>>>({});
  const chosenFor = (event: Day['events'][number]) => values[event.id] ?? event;
  const courts = countFrom(count);
  const { submit, isPending } = useOpening(id);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (courts === null) return;
    const events = day.events.map((one) => ({ eventId: one.id, ...pick(chosenFor(one)) }));
    void submit({ courts, events });
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <p>{t.openIntro[word]}</p>
      <Section card heading={t.courts[word]} text={t.courtsText[word]}>
        <TextField
          name="courts"
          label={t.courtCount[word]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={count}
          onChange={({ target }) => setCount(String(toHalfWidth(target.value)))}
          error={isTried && courts === null ? t.countInvalid(MOST_COURTS) : undefined}
        />
      </Section>
      <Section card heading={t.checkIn} text={t.checkInText}>
        {day.events.map((event) => (
          <CheckInFields
            key={event.id}
            label={eventLabel(event)}
            value={chosenFor(event)}
            onChange={(value) => setValues({ ...values, [event.id]: value })}
          />
        ))}
      </Section>
      <Button type="submit" full busy={isPending} busyLabel={t.opening}>
        {t.open}
      </Button>
    </form>
  );
}

interface Opening {
  readonly courts: number;
  readonly events: (CheckInValue & { readonly eventId: number })[];
}

/** Opening with so many courts; a second try after a lost answer sends the same courts. */
function useOpening(id: number) {
  const t = useText();
  const [made] = useState(() =>
    nextCourtNames([], MOST_COURTS).map((name) => ({ id: newId(), name })),
  );
  return useSubmit({
    send: ({ courts, events }: Opening) =>
      openDay({ params: { id }, body: { courts: made.slice(0, courts), events } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.opened }),
  });
}

function pick({ hasCheckIn, checkInUntil }: CheckInValue): CheckInValue {
  return { hasCheckIn, checkInUntil };
}
