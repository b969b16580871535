import { Badge } from '#platform/web/ui/badge.tsx';
import type { Court } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import css from './court-list.module.css';

interface Props {
  readonly court: Court;
  /** Its name on the screen. */
  readonly name: string;
}

/** A court by its name, with its labels and whether it is closed. */
export function NamedCourt({ court, name }: Props) {
  const t = useText();
  return (
    <span className={css.name}>
      <bdi>{name}</bdi>
      {court.labels.map((label) => (
        <Badge key={label} tone="blue">
          <bdi>{label}</bdi>
        </Badge>
      ))}
      {court.isClosed ? <Badge tone="amber">{t.closed}</Badge> : null}
    </span>
  );
}
