import Swords from 'lucide-react/icons/swords';
import Table2 from 'lucide-react/icons/table-2';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { formatIdOf, RECORD_FORMATS, type RecordFormat } from '../../records.vocabulary.ts';
import { useSearch } from '../hooks/use-search.ts';
import type { CarriedDay } from '../lib/day.ts';
import { useText } from '../records.text.ts';
import css from './format-cards.module.css';

const ICONS = {
  league: <Table2 />,
  knockout: <Trophy />,
  'one-on-one': <Swords />,
  team: <Users />,
};

interface Props {
  readonly dateId: string;
  readonly carried: CarriedDay;
  /** How many matches there are of each; a format that is left out has none. */
  readonly counts:
    | readonly { readonly format: RecordFormat; readonly matches: number }[]
    | undefined;
  /** The counts are loading. */
  readonly waiting: boolean;
}

/** The three formats of practice, always, and matches between teams where there are some; a format without matches says so. */
export function FormatCards({ dateId, carried, counts, waiting }: Props) {
  const t = useText();
  const { suffix } = useSearch();
  const countOf = (format: RecordFormat) =>
    counts?.find((one) => one.format === format)?.matches ?? 0;
  const textOf = (format: RecordFormat) => {
    if (!counts) return waiting ? <Skeleton shape="short" /> : null;
    return t.matchCount(countOf(format));
  };
  return (
    <nav className={css.cards} aria-label={t.formatList} aria-busy={!counts && waiting}>
      {RECORD_FORMATS.filter((one) => one !== 'team' || countOf(one) > 0).map((format) => (
        <CardLink
          key={format}
          to={`/practice-records/matches/${dateId}/${formatIdOf(format)}${suffix}`}
          state={carried}
          icon={ICONS[format]}
          title={t.formats[format]}
          text={textOf(format)}
        />
      ))}
    </nav>
  );
}
