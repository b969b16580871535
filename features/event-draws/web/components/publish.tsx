import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import {
  type DraftedDraw,
  type EventAddress,
  type PreparedEvent,
  publishDraw,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useRefusal } from '../hooks/use-refusal.ts';
import css from './entries-step.module.css';
import { Refused } from './refused.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  /** What cannot change while it is published; missing is that of the first stage. */
  readonly locked?: string | undefined;
}

/** Publishes a draft, after a question that says what it does. An outdated draft must be drawn again first. */
export function Publish({ params, event: { people }, draw, position, locked }: Props) {
  const t = useText();
  const onRefusal = useRefusal();
  const means = t.publishMeans;
  const [asking, setAsking] = useState(false);
  const { submit, isPending, failure } = useSubmit({
    send: (seen: { readonly seenDraw: number; readonly seenAmendments: number }) =>
      publishDraw({ params, body: { position, ...seen } }),
    reads: TOURNAMENT_READS,
    onRefusal,
    onSuccess: () => notify({ title: t.published }),
  });
  const publish = () =>
    submit({ seenDraw: draw.number, seenAmendments: draw.amendments.length }).then(() =>
      setAsking(false),
    );
  return (
    <>
      {position === 0 && people.held > 0 ? (
        <InlineNotice>{t.heldText(people.held)}</InlineNotice>
      ) : null}
      {/* Above an outdated draft it says so already, and why. */}
      {draw.isOutdated ? null : (
        <>
          <Refused failure={failure} />
          <Button full onClick={() => setAsking(true)}>
            {t.publish}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t.publishTitle(draw.number)}
        confirmLabel={t.publish}
        busy={isPending}
        onConfirm={() => void publish()}
        onCancel={() => setAsking(false)}
      >
        <ul className={css.means}>
          {[means.public, means.notified, locked ?? means.locked].map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
