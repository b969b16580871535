import { notify } from '#platform/web/notify/notify.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { SentResult } from '../../knockout-scores/web/lib/sent-results.ts';
import { addressInEvent, SCORE, type Score } from '../lib/score-outbox.ts';
import { toScorecard, type Way } from '../lib/scorecard-address.ts';
import { useText } from '../matches.text.ts';
import css from './refused-score.module.css';
import { WaitingNotice } from './waiting-notice.tsx';

interface Props {
  /** The state of links to matches of tournaments, so that they lead back to the screen with this notice. */
  readonly from?: object;
}

/** Pending writes on this phone, and those that the server refused; nothing when all are sent. */
export function UnsentNotice({ from = {} }: Props) {
  const t = useText();
  const entries = useOutbox();
  const waiting = entries.filter(({ refusal }) => !refusal);
  const refused = entries.filter(({ refusal }) => refusal);
  return (
    <>
      <WaitingNotice waiting={waiting} title={t.unsentTitle} />
      {refused.map((entry) => (
        <Refused key={entry.id} entry={entry} from={from} />
      ))}
    </>
  );
}

function Refused({ entry, from }: Required<Props> & { readonly entry: OutboxEntry }) {
  const t = useText();
  const drop = async () => {
    await outbox.discard(entry.id);
    notify({ title: t.dropped });
  };
  const match = matchOf(entry, from);
  return (
    <InlineNotice
      tone="warning"
      title={
        match ? t.notAccepted(`${match.player1.name} – ${match.player2.name}`) : t.otherNotAccepted
      }
      action={
        <div className={css.actions}>
          {match ? (
            <LinkButton variant="secondary" {...match.way}>
              {t.openScore}
            </LinkButton>
          ) : null}
          {/* The scorecard of a score shows the stored one, and can discard this one. */}
          {entry.kind === SCORE ? null : (
            <Button variant={match ? 'quiet' : 'secondary'} onClick={() => void drop()}>
              {t.dropIt}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** The match of a refused score or result, and where it is shown beside what is stored; null for other writes. */
function matchOf({ kind, meta }: OutboxEntry, from: object) {
  if (kind === SCORE) {
    const { target } = meta as Score;
    return { ...target, way: wayTo(target, from) };
  }
  const { address, ...result } = (meta ?? {}) as SentResult;
  return address === undefined ? null : { ...result, way: { to: address, state: from } };
}

function wayTo(target: Score['target'], from: object): Way {
  const { event, pathId, sessionId, matchId, player1, player2, groupName, playedOn, kind } = target;
  if (event) return { to: addressInEvent(target, event), state: from };
  const pair = { p1: String(player1.id), p2: String(player2.id) };
  const inAddress = sessionId ? { session: sessionId, ...pair } : { match: matchId };
  const flags = { isOneOnOne: kind !== 'league', isFreePractice: kind === 'free-practice' };
  const carried = { player1, player2, groupName, matchDate: playedOn, matchId, ...flags };
  return toScorecard(pathId, carried, inAddress);
}
