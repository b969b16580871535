import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { copyOf, publishDraft } from '../lib/tournament-values.ts';
import { ownTournamentQuery } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import { OwnTournamentRefused } from './own-tournament-refused.tsx';

interface Props {
  readonly id: number;
  readonly accountId: string;
}

/** Copies one of the organizer's earlier tournaments into the form, then shows the form. Asks before it replaces what was typed. */
export function CopyTournament({ id, accountId }: Props) {
  const navigate = useNavigate();
  const query = useQuery(ownTournamentQuery(id));
  const [draft] = useState(() => publishDraft(accountId).read());
  const [isAllowed, setAllowed] = useState(!draft || draft.copied === true);
  const showForm = useCallback(
    () => void navigate('/register-tournament', { replace: true }),
    [navigate],
  );
  useEffect(() => {
    if (!query.data || !isAllowed) return;
    publishDraft(accountId).write(copyOf(query.data));
    showForm();
  }, [query.data, isAllowed, accountId, showForm]);
  return (
    <Loaded
      query={query}
      shape="card"
      refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
    >
      {() => (
        <>
          <Skeleton shape="card" count={3} />
          <ReplaceDialog
            open={!isAllowed}
            typedName={draft?.values.tournamentName ?? ''}
            onReplace={() => setAllowed(true)}
            onKeep={showForm}
          />
        </>
      )}
    </Loaded>
  );
}

interface DialogProps {
  readonly open: boolean;
  /** Empty where no name was typed. */
  readonly typedName: string;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

function ReplaceDialog({ open, typedName, onReplace, onKeep }: DialogProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ConfirmDialog
      danger
      open={open}
      title={t.replaceTitle}
      confirmLabel={t.replaceDraft}
      cancelLabel={t.keepDraft}
      onConfirm={onReplace}
      onCancel={onKeep}
    >
      <p>{typedName === '' ? t.replaceText : t.replaceNamedText(format.name(typedName))}</p>
    </ConfirmDialog>
  );
}
