import { Fragment } from 'react';
import { Link } from 'react-router';
import { matchKind } from '#domain/bracket/rounds.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { addressOfMatch } from '../../../results/web/lib/match-address.ts';
import type { EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { useNextMatches } from '../hooks/use-next-matches.ts';
import type { EventToWithdrawFrom } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';

interface Props {
  readonly params: EventAddress;
  readonly prepared: PreparedEvent;
  /** Of the entrant, in the list of the event. */
  readonly number: number;
}

interface EffectsProps extends Omit<Props, 'params'> {
  readonly called: EventToWithdrawFrom['called'];
}

/** What a withdrawal does to the next match: who wins it and which time that saves, or what is left to the referee. */
export function WalkoverEffects({ prepared, number, called }: EffectsProps) {
  const t = useText();
  const roundName = useRoundName();
  const next = useNextMatches(prepared, number);
  if (next.length === 0) return <span>{t.noNextMatch}</span>;
  const discipline = prepared.eventType === 'Doubles' ? 'doubles' : 'singles';
  return next.map(({ position, draw, drawNumber, match, opponent, stageId, scoreFormat }) => {
    const round = roundName(matchKind(draw, match));
    const isBegun = called.some(
      (one) =>
        one.isPlaying &&
        one.stageId === stageId &&
        one.drawNumber === drawNumber &&
        one.matchId === match.id,
    );
    const wins = isBegun ? t.opponentWinsByRetirement : t.opponentWins;
    const rules = scoreFormat && formatOf(scoreFormat);
    const minutes = opponent && rules && !isBegun ? expectedMinutes(rules, discipline) : null;
    return (
      <Fragment key={position}>
        <span>{opponent ? wins(round, opponent) : t.opponentUnknown(round)}</span>
        {opponent ? <span>{t.concerned(opponent)}</span> : null}
        {minutes === null ? null : <span>{t.timeSaved(minutes, courtKind(prepared.sport))}</span>}
      </Fragment>
    );
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
