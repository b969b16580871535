import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { PublishDraft } from '../lib/tournament-values.ts';
import { useText } from '../publishing.text.ts';

interface Props {
  readonly draft: PublishDraft | null;
  readonly onStartOver: () => void;
}

/** Says where the filled-in fields come from, and how to empty them. */
export function RestoredDraft({ draft, onStartOver }: Props) {
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
      {draft.copied ? null : t.restoredText}
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
