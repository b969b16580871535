import { useDistinctNames } from '#platform/web/i18n/use-distinct-names.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { entrantOf, umpiresFor } from '../lib/umpires-for.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  readonly value: string;
  /** The choices before the entrants; gets the name of who umpires it, or would, which no entrant's looks like. */
  readonly first: (
    umpire: string | null,
  ) => readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (umpireId: string) => void;
}

/** Who umpires a match: an entrant of its event, or what the form offers before them. */
export function UmpireField({ view, match, value, first, onChange }: Props) {
  const t = useText();
  const { matches } = view.queue;
  const umpires = umpiresFor(matches, match);
  const own = match.umpire && (entrantOf(matches, match, match.umpire.id) ?? match.umpire);
  const shown = own ? [...umpires, own] : umpires;
  const labels = useDistinctNames()(shown.map((one) => ({ ...one, number: Number(one.id) })));
  return (
    <SelectField
      name="umpire"
      label={t.umpireField}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        ...first(own ? (labels.at(-1) ?? null) : null),
        ...umpires.map(({ id }, at) => ({ value: id, label: labels[at] ?? '' })),
      ]}
    />
  );
}
