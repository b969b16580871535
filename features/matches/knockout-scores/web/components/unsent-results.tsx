import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import css from '../../../web/components/refused-score.module.css';
import { WaitingNotice } from '../../../web/components/waiting-notice.tsx';
import { useText } from '../knockout-scores.text.ts';
import type { PendingResult, SentResult } from '../lib/sent-results.ts';

interface Props<Sent extends SentResult> {
  readonly pending: readonly PendingResult<Sent>[];
  /** The screen on which a result was entered. */
  readonly addressOf: (result: Sent) => string;
}

/** Pending results of this bracket, and those that the server refused. */
export function UnsentResults<Sent extends SentResult>({ pending, addressOf }: Props<Sent>) {
  const t = useText();
  const waiting = pending.map(({ entry }) => entry).filter(({ refusal }) => !refusal);
  const drop = async (id: string) => {
    await outbox.discard(id);
    notify({ title: t.dropped });
  };
  return (
    <>
      <WaitingNotice waiting={waiting} title={t.unsentTitle} />
      {pending
        .filter(({ entry }) => entry.refusal)
        .map(({ entry, result }) => (
          <InlineNotice
            key={entry.id}
            tone="warning"
            title={t.refusedTitle(`${result.player1.name} – ${result.player2.name}`)}
            action={
              <div className={css.actions}>
                <LinkButton variant="secondary" to={addressOf(result)}>
                  {t.openResult}
                </LinkButton>
                <Button variant="quiet" onClick={() => void drop(entry.id)}>
                  {t.dropResult}
                </Button>
              </div>
            }
          />
        ))}
    </>
  );
}
