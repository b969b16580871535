import { useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { endPlayer, type Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';
import { useChange } from './use-change.ts';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** Stops being the guardian, after a question that says what follows for the player. */
export function EndGuardianship({ player, secret }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [asking, setAsking] = useState(false);
  const end = async () => {
    const done = await change(() => endPlayer({ params: { id: player.id }, body: { secret } }));
    setAsking(false);
    if (done) notify({ title: t.endedNow });
  };
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
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        {t.endConsequence}
      </ConfirmDialog>
    </div>
  );
}
