import { Link } from 'react-router';
import type { PlayedMatch } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

interface Props {
  readonly people: PlayedMatch['opponents'];
  /** Two play, of whom one may not be known. */
  readonly isPair?: boolean;
}

/** The names of a side; one whose page the reader may open leads there. */
export function People({ people, isPair = false }: Props) {
  const t = useText();
  if (people.length === 0) return t.someone;
  const names = people.map(({ playerId, name }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two strangers of a pair have nothing else.
    <span key={index}>
      {index > 0 ? t.and : null}
      {playerId ? <Link to={`/players/${playerId}`}>{name}</Link> : name}
    </span>
  ));
  return isPair && people.length === 1 ? [...names, t.andPartner] : names;
}
