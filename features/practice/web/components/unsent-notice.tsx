import { useNavigate } from 'react-router';
import { addressInEvent, SCORE, type Score } from '#features/matches/web/lib/score-outbox.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { toScorecard } from '../../scorecard/web/lib/scorecard-address.ts';
import { useText } from '../practice.text.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Pending writes on this phone, and those that the server refused; nothing when all are sent. */
export function UnsentNotice() {
  const t = useText();
  const entries = useOutbox();
  const waiting = entries.filter(({ refusal }) => !refusal);
  const refused = entries.filter(({ refusal }) => refusal);
  return (
    <>
      <WaitingNotice waiting={waiting} title={t.unsentTitle} />
      {refused.map((entry) => (
        <Refused key={entry.id} entry={entry} />
      ))}
    </>
  );
}

function Refused({ entry }: { readonly entry: OutboxEntry }) {
  const t = useText();
  const navigate = useNavigate();
  const target = entry.kind === SCORE ? (entry.meta as Score).target : null;
  const open = () => {
    if (!target) return;
    if (target.event) return void navigate(addressInEvent(target, target.event));
    const { pathId, sessionId, matchId, player1, player2, groupName, playedOn, kind } = target;
    const pair = { p1: String(player1.id), p2: String(player2.id) };
    const inAddress = sessionId ? { session: sessionId, ...pair } : { match: matchId };
    const flags = { isOneOnOne: kind !== 'league', isFreePractice: kind === 'free-practice' };
    const carried = { player1, player2, groupName, matchDate: playedOn, matchId, ...flags };
    const { to, state } = toScorecard(pathId, carried, inAddress);
    navigate(to, { state });
  };
  const drop = async () => {
    await outbox.discard(entry.id);
    notify({ title: t.dropped });
  };
  return (
    <InlineNotice
      tone="warning"
      title={
        target ? t.refusedTitle(`${target.player1.name} – ${target.player2.name}`) : t.refusedOther
      }
      action={
        target ? (
          // Its scorecard shows the stored score, and can discard this one.
          <Button variant="secondary" onClick={open}>
            {t.openScore}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void drop()}>
            {t.dropIt}
          </Button>
        )
      }
    />
  );
}
