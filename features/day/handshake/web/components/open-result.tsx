import { useQueryClient } from '@tanstack/react-query';
import { opponent } from '#domain/scorecard/side.ts';
import { FROM_OPEN_RESULTS } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { addressOfMatch } from '#features/event-draws/results/web/lib/match-address.ts';
import { addressInEvent } from '#features/matches/web/lib/score-outbox.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import {
  confirmAtDesk,
  type DayMatch,
  isKnown,
  type KnownMatch,
  openResultsQuery,
} from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import css from './handshake.module.css';
import { MatchHead } from './match-head.tsx';

interface Props {
  readonly tournamentId: number;
  readonly match: DayMatch;
  readonly event: string | null;
  readonly isFixed: boolean;
}

/** An entered result with what the other side says; the desk confirms it or enters another one. */
export function OpenResult({ tournamentId, match, event, isFixed }: Props) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const names = useMatchWords().names(match);
  const { submit, isPending } = useSubmit({
    send: () => {
      const { stageId, matchId, version: seenVersion } = match;
      const params = { id: tournamentId, stageId, matchId };
      return confirmAtDesk({ params, body: { seenVersion } });
    },
    reads: ['organizer'],
    inBackground: true,
    words: t,
    onSuccess: ({ results }) => {
      client.setQueryData(openResultsQuery(tournamentId).queryKey, results);
      notify({ title: t.settled });
    },
  });
  const { result, handshake } = match;
  if (!result || !handshake || !isKnown(match)) return null;
  const { side, state, claim, enteredAt } = handshake;
  const time = format.clockTime(enteredAt);
  return (
    <Card as="li" tone="plain" className={css.card}>
      <MatchHead heading="h3" match={match} event={event} />
      <p className={css.sets}>{side ? t.enteredBy(names[side], time) : t.enteredByCourt(time)}</p>
      {state === 'disputed' ? (
        <Facts
          facts={[
            [t.entered, versionText(result)],
            [
              t.claimed(side ? names[opponent(side)] : names.player2),
              claim ? versionText(claim) : t.noClaim,
            ],
          ]}
        />
      ) : null}
      {isFixed ? null : (
        <div className={css.stack}>
          <Button full busy={isPending} onClick={() => void submit()}>
            {state === 'disputed' ? t.keepEntered : t.confirmEntered}
          </Button>
          <LinkButton
            full
            variant="secondary"
            to={cardOf(tournamentId, match)}
            state={FROM_OPEN_RESULTS}
          >
            {t.openCard}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function versionText({ result, sets }: { readonly result: string; readonly sets: string }) {
  return [result, sets && `(${sets})`].filter(Boolean).join(' ').replaceAll('-', '–');
}

/** The scorecard of the desk: a group's by its players, a knockout's by its place in the draw. */
function cardOf(
  id: number,
  { eventId, place, matchId, stagePosition, player1, player2 }: KnownMatch,
): string {
  return place.kind === 'group'
    ? addressInEvent({ player1, player2 }, { tournamentId: id, eventId })
    : addressOfMatch({ id, eventId }, matchId, stagePosition);
}
