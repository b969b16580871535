import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { isLive } from '#domain/entry/vocabulary.ts';
import type { Entry } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import css from './pair-line.module.css';

/** Who plays together in an entry of doubles, and the link to the pair. */
export function PairLine({
  entry,
}: {
  readonly entry: Pick<Entry, 'id' | 'pair' | 'state' | 'payment'> &
    Partial<Pick<Entry, 'schoolName'>>;
}) {
  const t = useText();
  const { id, pair, state, payment, schoolName } = entry;
  // The school names the pairs that it enters.
  const isOwn = !schoolName;
  const isUnpaid = isOwn && state === 'reserved' && payment !== 'made' && pair?.role !== 'partner';
  if (!pair || isUnpaid) return null;
  return (
    <p className={css.line}>
      <Users className={css.icon} aria-hidden="true" />
      <span>{t.pairWith(pair.name, t.pairStates[pair.state])}</span>
      {isOwn && isLive(entry) ? (
        <Link className={css.link} to={`/my-tournaments/${id}/pair`}>
          {pair.role === 'player' && NOBODY.has(pair.state) ? t.findPartner : t.myPair}
        </Link>
      ) : null}
    </p>
  );
}

const NOBODY: ReadonlySet<string> = new Set(['none', 'declined', 'lapsed', 'left']);
