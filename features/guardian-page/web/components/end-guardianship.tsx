import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { endPlayer, type Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** Stops being the guardian, after a dialog that says what follows for the player. */
export function EndGuardianship({ player, secret }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => endPlayer({ params: { id: player.id }, body: { secret } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.endedNow }),
  });
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{t.endTitle}</h3>
      <p className={css.quiet}>{t.endText}</p>
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t.end}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t.endQuestion(player.name)}
        confirmLabel={t.end}
        cancelLabel={t.stay}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.endConsequence}
      </ConfirmDialog>
    </div>
  );
}
