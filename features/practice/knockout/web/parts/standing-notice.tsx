import { useState } from 'react';
import type { Match } from '#domain/bracket/glossary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Knockout } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { consequenceTexts } from './consequence-words.ts';
import { winsText } from './result-words.ts';
import type { ScoredMatch } from './scored-match.ts';

interface Props extends ScoredMatch {
  readonly mark: Knockout['marks'][number] | undefined;
  /** The next match, when it has a result: this one can then not be changed. */
  readonly locked: Match | null;
  readonly busy: boolean;
  readonly onClear: () => Promise<void>;
}

/** Says that the match has a result already: it can be corrected or cleared while the next match is open. */
export function StandingNotice(props: Props) {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const { view, match, player1, player2, mark, locked, busy, onClear } = props;
  const { result } = match;
  if (!result || result.kind === 'bye') return null;
  const winner = result.winner === player1.id ? player1 : player2;
  const what = winsText(result, winner.name, t);
  const who = mark?.scoredBy && t.byWhom(mark.scoredBy, format.dateTime(mark.scoredAt));
  const next = locked && `/tournament-score-input/${locked.id}?session=${view.knockout.id}`;
  return (
    <>
      <InlineNotice
        tone={locked ? 'warning' : 'info'}
        title={locked ? t.lockedTitle : t.correcting}
        action={
          next ? (
            <LinkButton variant="secondary" to={next}>
              {t.openNext}
            </LinkButton>
          ) : (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {t.clear}
            </Button>
          )
        }
      >
        <p>{locked ? what : t.correctingText(what)}</p>
        {locked ? <p>{t.lockedText}</p> : null}
        {who ? <p>{who}</p> : null}
      </InlineNotice>
      <ConfirmDialog
        open={asked}
        title={t.clearTitle}
        confirmLabel={t.clear}
        danger
        busy={busy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void onClear().then(() => setAsked(false))}
      >
        <p>{t.clearText}</p>
        {consequenceTexts(view, match, null, t).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ConfirmDialog>
    </>
  );
}
