import { useFormat } from '#platform/web/i18n/use-format.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../entry-list.text.ts';
import type { useEvents } from '../hooks/use-events.ts';

interface Props {
  readonly events: ReturnType<typeof useEvents>;
  /** The chosen event; null for all. */
  readonly value: number | null;
  readonly onChange: (eventId: number | null) => void;
  /** All events can be chosen together. */
  readonly all?: boolean;
}

/** One of the events of a tournament; nothing where there is only one. */
export function EventField({ events, value, onChange, all = false }: Props) {
  const t = useText();
  const format = useFormat();
  if (events.length === 0) return null;
  return (
    <SelectField
      name="event"
      label={t.columns.event}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        ...(all ? [{ value: '', label: t.allEvents }] : []),
        ...events.map(({ id, name }) => ({
          value: String(id),
          label: name === '' ? t.firstEvent : format.name(name),
        })),
      ]}
    />
  );
}
