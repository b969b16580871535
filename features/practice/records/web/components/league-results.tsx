import { Link } from 'react-router';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { isEarly } from '#features/matches/web/lib/early-word.ts';
import { unbrokenNames } from '#platform/web/i18n/unbroken-names.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useSearch } from '../hooks/use-search.ts';
import type { CarriedDay } from '../lib/day.ts';
import { linkTo } from '../lib/match-link.ts';
import { useText } from '../records.text.ts';
import css from './league-results.module.css';
import { SetScores } from './set-scores.tsx';
import { Versus } from './versus.tsx';

interface Props {
  readonly matches: readonly MatchOutput[];
  /** The accessible name of the table. */
  readonly label: string;
}

/** The results of a league as a table; a row leads to its match. */
export function LeagueResults({ matches, label }: Props) {
  const t = useText();
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.matches}</th>
          <th scope="col">{t.score}</th>
          <th scope="col">{t.winner}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const link = linkTo(match, useLocationState<CarriedDay>(), useSearch().suffix);
  const nobody = isEarly(match.status) ? t.nobody : t.undecided;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.players}>
        <Link {...link} className={css.link}>
          {match.player1.players ? (
            <Versus match={match} />
          ) : (
            unbrokenNames(t.versus(match.player1.name, match.player2.name))
          )}
        </Link>
      </th>
      <td>
        <SetScores
          sets={match.sets}
          scoreFormat={match.scoreFormat}
          status={match.status}
          sport={match.sport}
        />
      </td>
      <td className={css.winner}>{match.winner ? match[match.winner].name : nobody}</td>
    </tr>
  );
}
