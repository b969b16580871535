import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { roundKind } from '#domain/bracket/rounds.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { useSearch } from '../hooks/use-search.ts';
import type { CarriedDay } from '../lib/day.ts';
import { linkTo } from '../lib/match-link.ts';
import { useText } from '../records.text.ts';
import css from './match-cards.module.css';
import { SetScores } from './set-scores.tsx';
import { Versus } from './versus.tsx';

interface Props {
  readonly matches: readonly MatchOutput[];
  /** The accessible name of the list. */
  readonly label: string;
}

/** A card for each match of a knockout, of teams, or one-on-one. */
export function MatchCards({ matches, label }: Props) {
  return (
    <CardGrid aria-label={label}>
      {matches.map((match) => (
        <MatchCard key={match.id} match={match} />
      ))}
    </CardGrid>
  );
}

function MatchCard({ match }: { readonly match: MatchOutput }) {
  const link = linkTo(match, useLocationState<CarriedDay>(), useSearch().suffix);
  return (
    <li>
      <Link {...link} className={css.card}>
        <span className={css.words}>
          <Kind match={match} />
          <Versus match={match} />
          <SetScores
            sets={match.sets}
            scoreFormat={match.scoreFormat}
            status={statusOf(match)}
            sport={match.sport}
          />
        </span>
        <span className={css.result}>{match.result}</span>
        <ChevronRight className={css.arrow} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** A knockout names a retirement beside its round. */
function statusOf({ format, status }: MatchOutput) {
  return format === 'knockout' && status === 'retired' ? undefined : status;
}

/** Of a rubber its name and the other team; the round of a knockout, and whether somebody gave up in it; whose practice a one-on-one match was. */
function Kind({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const format = useFormat();
  const rubberName = useRubberName();
  if (match.rubber) {
    return (
      <span className={css.badges}>
        <Badge tone="blue">{rubberName(match.rubber.name)}</Badge>
        <bdi>{t.against(format.name(match.rubber.otherTeam))}</bdi>
      </span>
    );
  }
  if (match.format !== 'knockout') {
    return <span className={css.group}>{match.groupName ?? t.freePractice}</span>;
  }
  if (match.round === null || match.rounds === null) return null;
  const round = roundKind(match.rounds, match.round);
  return (
    <span className={css.badges}>
      <Badge tone={round.kind === 'final' ? 'amber' : 'blue'}>
        {round.kind === 'round' ? t.round(round.number) : t.rounds[round.kind]}
      </Badge>
      {match.retired ? <Badge>{t.retired}</Badge> : null}
    </span>
  );
}
