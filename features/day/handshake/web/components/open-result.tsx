import { useQueryClient } from '@tanstack/react-query';
import { opponent } from '#domain/scorecard/side.ts';
import { FROM_OPEN_RESULTS } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { addressOfMatch } from '#features/event-draws/results/web/lib/match-address.ts';
import { addressOfRubber } from '#features/matches/web/lib/rubber-address.ts';
import { addressInEvent } from '#features/matches/web/lib/score-outbox.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useCourtName } from '../../../web/hooks/use-court-name.ts';
import {
  acceptClaim,
  confirmAtDesk,
  isKnown,
  type KnownMatch,
  type OpenMatch,
  type OpenResults,
  openResultsQuery,
} from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import css from './handshake.module.css';
import { MatchHead } from './match-head.tsx';

interface Props {
  readonly tournamentId: number;
  readonly match: OpenMatch;
  readonly sport: OpenResults['sport'];
  readonly event: string | null;
  readonly isFixed: boolean;
}

/** An entered result with what the other side says; the desk confirms it or enters another one. */
export function OpenResult({ tournamentId, match, sport, event, isFixed }: Props) {
  const t = useText();
  const format = useFormat();
  const names = useMatchWords().names(match);
  const { handshake } = match;
  if (!match.result || !handshake || !isKnown(match)) return null;
  const { side, state, enteredAt } = handshake;
  const time = format.clockTime(enteredAt);
  return (
    <Card as="li" tone="plain" className={css.card}>
      <MatchHead heading="h3" match={match} event={event} />
      <p className={css.sets}>{side ? t.enteredBy(names[side], time) : t.enteredByCourt(time)}</p>
      {state === 'disputed' ? <Versions match={match} /> : null}
      <CalledNext match={match} sport={sport} />
      {isFixed ? null : <Decide tournamentId={tournamentId} match={match} known={match} />}
      {state === 'disputed' ? (
        <LinkButton
          full
          variant="quiet"
          to={`/organizer/tournaments/${tournamentId}/day/history/${match.stageId}/${match.matchId}`}
        >
          {t.history}
        </LinkButton>
      ) : null}
    </Card>
  );
}

/** Who contradicts: the side that has not entered the result; null for one of a court, which stands between both. */
function useOther(match: OpenMatch): string | null {
  const names = useMatchWords().names(match);
  const side = match.handshake?.side;
  return side ? names[opponent(side)] : null;
}

/** What was entered, and what the other side says. */
function Versions({ match }: Pick<Props, 'match'>) {
  const t = useText();
  const versionText = useVersionText(match);
  const other = useOther(match);
  const claim = match.handshake?.claim;
  return (
    <Facts
      facts={[
        [t.entered, match.result ? versionText(match.result) : ''],
        [
          other === null ? t.claimedByPlayer : t.claimed(other),
          claim ? versionText(claim) : t.noClaim,
        ],
      ]}
    />
  );
}

interface DecideProps extends Pick<Props, 'tournamentId' | 'match'> {
  readonly known: KnownMatch;
}

function Decide({ tournamentId, match, known }: DecideProps) {
  const t = useText();
  const other = useOther(match);
  const { keep, take, isPending } = useDecision(tournamentId, match);
  const isDisputed = match.handshake?.state === 'disputed';
  return (
    <div className={css.stack}>
      <Button full aria-disabled={isPending} onClick={keep}>
        {isDisputed ? t.keepEntered : t.confirmEntered}
      </Button>
      {isDisputed && match.handshake?.claim ? (
        <Button full variant="secondary" aria-disabled={isPending} onClick={take}>
          {other === null ? t.playerClaimCounts : t.claimCounts(other)}
        </Button>
      ) : null}
      <LinkButton
        full
        variant="secondary"
        to={cardOf(tournamentId, known)}
        state={FROM_OPEN_RESULTS}
      >
        {t.openCard}
      </LinkButton>
    </div>
  );
}

/** The two decisions of one tap: what was entered counts, or what the other side says. */
function useDecision(tournamentId: number, match: OpenMatch) {
  const t = useText();
  const client = useQueryClient();
  const { stageId, matchId, version: seenVersion } = match;
  const params = { id: tournamentId, stageId, matchId };
  const settling = {
    reads: ['organizer'] as const,
    inBackground: true,
    words: { ...t, failures: { ...t.failures, ...t.deskFailures } },
    onSuccess: ({ results }: { readonly results: OpenResults }) => {
      client.setQueryData(openResultsQuery(tournamentId).queryKey, results);
      notify({ title: t.settled });
    },
  };
  const keeping = useSubmit({
    ...settling,
    send: () => confirmAtDesk({ params, body: { seenVersion } }),
  });
  const taking = useSubmit({
    ...settling,
    send: (_: undefined, writeId) => acceptClaim({ params, body: { seenVersion, writeId } }),
  });
  return {
    keep: () => void keeping.submit(),
    take: () => void taking.submit(undefined),
    isPending: keeping.isPending || taking.isPending,
  };
}

/** The winner is called or plays again already: what another decision means there (next.md, C5). */
function CalledNext({ match, sport }: Pick<Props, 'match' | 'sport'>) {
  const t = useText();
  const courtName = useCourtName(sport);
  const names = useMatchWords().names(match);
  const winner = match.result?.winner;
  if (!match.calledNext || !winner) return null;
  const { courtName: name, isPlaying } = match.calledNext;
  const court = name === null ? t.aCourt[courtKind(sport)] : courtName(name);
  const words = isPlaying ? t.nextPlayed : t.nextCalled;
  return (
    <InlineNotice tone="warning">
      {words(court, names[winner], names[opponent(winner)])}
    </InlineNotice>
  );
}

/** "0–1 (7–11) · Sato retired": two versions may differ in nothing but the retirement. */
function useVersionText(match: OpenMatch) {
  const format = useFormat();
  const words = useMatchWords();
  const { aside } = useJoined();
  return (version: NonNullable<OpenMatch['result']>) => {
    const result = version.result.replaceAll('-', '–');
    const sets = words.sets(version.sets);
    const score = sets === '' ? result : aside(result, sets);
    return format.facts([score, words.ending(match, version)]);
  };
}

/** The scorecard of the desk: a group's by its players, a knockout's by its place in the draw. */
function cardOf(
  id: number,
  { eventId, place, stageId, matchId, stagePosition, player1, player2 }: KnownMatch,
): string {
  if (place.rubber) return addressOfRubber(id, { stageId, matchId });
  return place.kind === 'group'
    ? addressInEvent({ player1, player2 }, { tournamentId: id, eventId })
    : addressOfMatch({ id, eventId }, matchId, stagePosition);
}
