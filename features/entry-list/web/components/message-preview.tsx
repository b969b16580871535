import { useEffect, useRef } from 'react';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { MessageForm } from '../../entry-list.form.ts';
import type { Audiences } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';

interface Props {
  readonly message: MessageForm;
  readonly facts: Audiences;
}

/** A message as its recipients get it, with their number and where answers go. */
export function MessagePreview({ message, facts }: Props) {
  const t = useText();
  // The button that had the focus is gone: the focus moves to the preview.
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => preview.current?.focus(), []);
  const { audience, subject, text } = message;
  const { recipients, unreachable } = facts.audiences[audience];
  return (
    <div ref={preview} tabIndex={-1} className={css.form}>
      <Facts
        facts={[
          [t.previewTo, t.audienceOf(t.audiences[audience], recipients)],
          [t.previewReply, facts.replyTo],
          [t.subject, subject.trim()],
        ]}
      />
      <div className={css.letter}>
        <p>{text.trim()}</p>
        <p className={css.small}>{facts.signature}</p>
      </div>
      {facts.replyTo ? null : <InlineNotice tone="warning">{t.noReply}</InlineNotice>}
      {unreachable > 0 ? <p className={css.small}>{t.unreachable(unreachable)}</p> : null}
    </div>
  );
}
