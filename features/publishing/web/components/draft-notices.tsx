import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { RefusedCopy as Refused } from '../hooks/use-publish.ts';
import type { CopiedTournament, PublishDraft } from '../lib/tournament-values.ts';
import { useText } from '../publishing.text.ts';

interface Props {
  readonly draft: PublishDraft | null;
  readonly copyOf: CopiedTournament | null;
  readonly onStartOver: () => void;
}

/** Says where the filled-in fields come from, what comes with them, and how to empty them. */
export function RestoredDraft({ draft, copyOf, onStartOver }: Props) {
  const t = useText();
  const [gone, setGone] = useState(false);
  if (!draft || gone) return null;
  const startOver = () => {
    setGone(true);
    onStartOver();
  };
  return (
    <InlineNotice
      title={draft.copied ? t.copied : t.restored}
      action={
        <Button variant="secondary" onClick={startOver}>
          {t.startOver}
        </Button>
      }
    >
      {draft.copied ? null : <p>{t.restoredText}</p>}
      {copyOf ? <p>{t.copiedEvents(copyOf.events)}</p> : null}
    </InlineNotice>
  );
}

interface RefusedProps {
  readonly refused: Refused | null;
  readonly onLeaveOut: () => void;
}

/** Nothing was published, because of the events of the earlier tournament: says which, and offers to go on without them. */
export function RefusedCopy({ refused, onLeaveOut }: RefusedProps) {
  const t = useText();
  const format = useFormat();
  const { labelled } = useJoined();
  if (!refused) return null;
  const text = t.copyRefusals[refused.code];
  return (
    <InlineNotice
      tone="error"
      title={t.copyRefusedTitle}
      action={
        <Button variant="secondary" onClick={onLeaveOut}>
          {t.leaveEventsOut}
        </Button>
      }
    >
      {refused.event === null
        ? text
        : labelled(refused.event === '' ? t.firstEvent : format.name(refused.event), text)}
    </InlineNotice>
  );
}

interface PublishedProps {
  /** null: not published; 0: published, but not by this organization. */
  readonly id: number | null;
  readonly onStartOver: () => void;
}

/** An earlier attempt was published after all, with other contents. */
export function AlreadyPublished({ id, onStartOver }: PublishedProps) {
  const t = useText();
  if (id === null) return null;
  return (
    <InlineNotice
      tone="warning"
      title={t.alreadyPublished}
      action={
        <>
          {id > 0 ? (
            <LinkButton variant="secondary" to={`/organizer/tournaments/${id}/edit`}>
              {t.changePublished}
            </LinkButton>
          ) : null}
          <Button variant="quiet" onClick={onStartOver}>
            {t.startOver}
          </Button>
        </>
      }
    >
      {t.alreadyPublishedText}
    </InlineNotice>
  );
}
