import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import type { DayEvent } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import css from './day.module.css';

/** How an event is checked in. */
export type CheckInValue = Pick<DayEvent, 'hasCheckIn' | 'checkInUntil'>;

interface Props {
  readonly label: string;
  readonly value: CheckInValue;
  readonly onChange: (value: CheckInValue) => void;
}

/** The check-in of one event: on or off, and until when. */
export function CheckInFields({ label, value, onChange }: Props) {
  const t = useText();
  const { hasCheckIn, checkInUntil } = value;
  return (
    <div className={css.fields}>
      <CheckboxField
        name="hasCheckIn"
        label={t.withCheckInOf(label)}
        checked={hasCheckIn}
        onChange={({ target }) => onChange({ checkInUntil, hasCheckIn: target.checked })}
      />
      {hasCheckIn ? (
        <TimeField
          name="checkInUntil"
          label={t.until}
          optional
          hint={t.untilHint}
          value={checkInUntil ?? ''}
          onChange={({ target }) =>
            onChange({ hasCheckIn, checkInUntil: target.value.slice(0, 5) || null })
          }
        />
      ) : null}
    </div>
  );
}

/** The check-in of an event in words. */
export function HowChecked({
  event: { hasCheckIn, checkInUntil },
}: {
  readonly event: CheckInValue;
}) {
  const t = useText();
  if (!hasCheckIn) return t.off;
  return checkInUntil === null ? t.on : t.onUntil(checkInUntil);
}
