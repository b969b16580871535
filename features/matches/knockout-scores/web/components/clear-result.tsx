import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useRoundName } from '../../../draws/web/hooks/use-round-name.ts';
import { useText } from '../knockout-scores.text.ts';
import { consequenceTexts } from '../lib/consequence-words.ts';
import type { ScoredMatch } from '../lib/scored-match.ts';
import { ClearedMatches } from './cleared-matches.tsx';

interface Props extends ScoredMatch {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a result is cleared, and names everything that is cleared with it. */
export function ClearResult({ view, match, open, busy, onCancel, onConfirm }: Props) {
  const t = useText();
  const roundName = useRoundName();
  return (
    <ConfirmDialog
      open={open}
      title={t.clearTitle}
      confirmLabel={t.clear}
      danger
      busy={busy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{t.clearText}</p>
      {consequenceTexts(view, match, null, { t, roundName }).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ClearedMatches view={view} match={match} result={null} />
    </ConfirmDialog>
  );
}
