import { useDistinctNames } from '#platform/web/i18n/use-distinct-names.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { umpiresFor } from '../lib/umpires-for.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  readonly value: string;
  /** The choices before the entrants. */
  readonly first: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (umpireId: string) => void;
}

/** Who umpires a match: an entrant of its event, or what the form offers before them. */
export function UmpireField({ view, match, value, first, onChange }: Props) {
  const t = useText();
  const umpires = umpiresFor(view.queue.matches, match);
  const labels = useDistinctNames()(umpires);
  return (
    <SelectField
      name="umpire"
      label={t.umpireField}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[...first, ...umpires.map(({ id }, at) => ({ value: id, label: labels[at] ?? '' }))]}
    />
  );
}
