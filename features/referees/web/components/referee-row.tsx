import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type Referee, removeReferee } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';
import { ChangeDuty } from './change-duty.tsx';
import { useInvite } from './invite-form.tsx';
import css from './referee-row.module.css';

const TONES: Record<Referee['state'], Tone> = {
  invited: 'amber',
  accepted: 'green',
  declined: 'neutral',
  expired: 'neutral',
};

interface Props {
  readonly tournamentId: number;
  readonly referee: Referee;
  readonly isCancelled: boolean;
}

/** A referee or desk helper, or an invitation: its state, and what the organizer can do about it. */
export function RefereeRow({ tournamentId, referee, isCancelled }: Props) {
  const t = useText();
  const { name, email, duty, state } = referee;
  const again = state === 'expired' || state === 'declined';
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
        <bdi className={css.name}>{name ?? email}</bdi>
        <span className={css.more}>{t.duties[duty]}</span>
        {name === null || email === '' ? null : <bdi className={css.more}>{email}</bdi>}
        <Until referee={referee} />
      </div>
      <div className={css.actions}>
        {again && !isCancelled ? (
          <InviteAgain tournamentId={tournamentId} referee={referee} />
        ) : null}
        {state === 'accepted' ? <ChangeDuty tournamentId={tournamentId} referee={referee} /> : null}
        <Remove tournamentId={tournamentId} referee={referee} />
      </div>
    </li>
  );
}

function Until({ referee: { state, expiresAt } }: Pick<Props, 'referee'>) {
  const t = useText();
  const format = useFormat();
  if (state !== 'invited' && state !== 'expired') return null;
  const until = format.dateTime(expiresAt);
  return (
    <span className={css.more}>
      {state === 'invited' ? t.validUntil(until) : t.expiredAt(until)}
    </span>
  );
}

function InviteAgain({ tournamentId, referee: { email, duty } }: Omit<Props, 'isCancelled'>) {
  const t = useText();
  const { submit, isPending } = useInvite(tournamentId);
  return (
    <Button
      variant="secondary"
      aria-label={t.inviteAgainOf(email)}
      busy={isPending}
      onClick={() => void submit({ email, duty })}
    >
      {t.inviteAgain}
    </Button>
  );
}

function Remove({ tournamentId, referee }: Omit<Props, 'isCancelled'>) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { id, name, email, duty, state } = referee;
  const accepted = state === 'accepted';
  const { submit, isPending } = useSubmit({
    send: () => removeReferee({ params: { id: tournamentId, refereeId: id } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: accepted ? t.removed[duty] : t.withdrawn }),
  });
  const who = name ?? email;
  const label = accepted ? t.remove : t.withdraw;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={accepted ? t.removeOf(who) : t.withdrawOf(email)}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={accepted ? t.removeTitle(who, duty) : t.withdrawTitle(email)}
        confirmLabel={label}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {accepted ? t.removeText : t.withdrawText}
      </ConfirmDialog>
    </>
  );
}
