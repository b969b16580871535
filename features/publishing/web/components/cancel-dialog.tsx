import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { isNameOf } from '../../publishing.policy.ts';
import { LONGEST_REASON } from '../../publishing.vocabulary.ts';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { cancellationQuery, cancelTournament } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import { Consequences } from './consequences.tsx';
import css from './manage-actions.module.css';

interface Props {
  readonly tournament: OwnTournament;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the effects of a cancellation and asks for the reason that everybody reads. The name of the tournament has to
 * be typed first, because a cancellation cannot be undone.
 */
export function CancelDialog({ tournament, open, onClose }: Props) {
  const t = useText();
  const name = useFormat().name(tournament.name);
  const query = useQuery({ ...cancellationQuery(tournament.id), enabled: open });
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => cancelTournament({ params: { id: tournament.id }, body: { reason } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: ({ refunds, notified }) => {
      onClose();
      notify({ title: t.cancelledDone, description: t.cancelledSums(refunds, notified) });
    },
  });
  const cancel = () => {
    const isRight = isNameOf(tournament, typed);
    setWrong(!isRight);
    if (isRight) void submit();
  };
  const refunding = query.data && query.data.refunds.people + query.data.points.people > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.cancelTitle(name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t.keepTournament}
          </Button>
          <Button variant="danger" busy={isPending} disabled={!query.data} onClick={cancel}>
            {refunding ? t.cancelNow : t.cancelNowFree}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Consequences query={query} />
        <TextAreaField
          name="reason"
          label={t.cancelReason}
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => setReason(event.target.value)}
          optional
        />
        <TextField
          name="tournamentName"
          label={t.cancelName}
          hint={name}
          value={typed}
          error={wrong ? t.errors.nameDiffers : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          autoComplete="off"
          required
        />
      </div>
    </Dialog>
  );
}
