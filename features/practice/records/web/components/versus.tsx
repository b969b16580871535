import Trophy from 'lucide-react/icons/trophy';
import type { Side } from '#domain/scorecard/side.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { useText } from '../records.text.ts';
import css from './versus.module.css';

/** The two players, one below the other; the winner in bold, and named as the winner to screen readers. */
export function Versus({ match }: { readonly match: MatchOutput }) {
  return (
    <span className={css.versus}>
      <Name match={match} side="player1" />
      <Name match={match} side="player2" />
    </span>
  );
}

function Name({ match, side }: { match: MatchOutput; side: Side }) {
  const t = useText();
  const { name } = match[side];
  if (match.winner !== side) return <span className={css.name}>{name}</span>;
  return (
    <strong className={css.name}>
      {name}
      <Trophy className={css.trophy} aria-hidden="true" />
      <span className="visually-hidden">{t.winner}</span>
    </strong>
  );
}
