import { Link } from 'react-router';
import { matchKind } from '#domain/bracket/rounds.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { addressOfMatch } from '../../../results/web/lib/match-address.ts';
import type { EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { useNextMatches } from '../hooks/use-next-matches.ts';
import { useText } from '../withdrawing.text.ts';

interface Props {
  readonly params: EventAddress;
  readonly prepared: PreparedEvent;
  /** Of the entrant, in the list of the event. */
  readonly number: number;
}

/** What a withdrawal does to the next match: who wins it, or what is left to the referee. */
export function WalkoverEffects({ prepared, number }: Omit<Props, 'params'>) {
  const t = useText();
  const roundName = useRoundName();
  const next = useNextMatches(prepared, number);
  if (next.length === 0) return <span>{t.noNextMatch}</span>;
  return next.map(({ position, draw, match, opponent }) => {
    const round = roundName(matchKind(draw, match));
    const words = opponent ? t.opponentWins(round, opponent) : t.opponentUnknown(round);
    return <span key={position}>{words}</span>;
  });
}

/** The matches of somebody who has withdrawn that still need a walkover, each with the way to it. */
export function OpenWalkovers({ params, prepared, number }: Props) {
  const t = useText();
  const roundName = useRoundName();
  return useNextMatches(prepared, number).map(({ position, draw, match, opponent }) => {
    const round = roundName(matchKind(draw, match));
    return (
      <InlineNotice
        key={position}
        tone="warning"
        title={t.walkoverTitle(round)}
        action={<Link to={addressOfMatch(params, match.id, position)}>{t.toMatch}</Link>}
      >
        {opponent ? t.walkoverNow(opponent) : t.walkoverLater}
      </InlineNotice>
    );
  });
}
