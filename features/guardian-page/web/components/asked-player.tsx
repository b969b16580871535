import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { confirmPlayer, declinePlayer, type Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** Who has named the guardian and what for, what it means, and the two answers. */
export function AskedPlayer({ player, secret }: Props) {
  const t = useText();
  const format = useFormat();
  const [declining, setDeclining] = useState(false);
  const sent = { params: { id: player.id }, body: { secret } };
  const { submit, isPending } = useSubmit({
    send: (agreed: boolean) => (agreed ? confirmPlayer(sent) : declinePlayer(sent)),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: (_, agreed) =>
      notify(
        agreed
          ? { title: t.confirmedNow }
          : { title: t.declinedNow, description: t.declinedNowText },
      ),
  });
  const decline = async () => {
    await submit(false);
    setDeclining(false);
  };
  const named = format.longDate(dayInJapan(new Date(player.namedAt)));
  return (
    <Section card heading={t.askedTitle(player.name)}>
      <div className={css.words}>
        <p>{t.askedText(player.name, named)}</p>
        <NamedFor player={player} />
        <p>{t.askedMeans}</p>
        <ul className={css.list}>
          <li>{t.may.entries}</li>
          <li>{t.may.name}</li>
          <li>{t.may.end}</li>
        </ul>
        <p>{t.askedMails}</p>
      </div>
      <div className={css.answers}>
        <Button full busy={isPending && !declining} onClick={() => void submit(true)}>
          {t.confirm}
        </Button>
        <Button variant="secondary" full disabled={isPending} onClick={() => setDeclining(true)}>
          {t.decline}
        </Button>
      </div>
      <ConfirmDialog
        open={declining}
        title={t.declineTitle(player.name)}
        confirmLabel={t.decline}
        danger
        busy={isPending}
        onConfirm={() => void decline()}
        onCancel={() => setDeclining(false)}
      >
        {t.declineText}
      </ConfirmDialog>
    </Section>
  );
}

function NamedFor({ player: { tournament } }: Pick<Props, 'player'>) {
  const t = useText();
  const format = useFormat();
  if (!tournament) return null;
  return (
    <p className={css.named}>
      <span className={css.quiet}>{t.askedFor}</span>
      <strong>{format.name(tournament.name)}</strong>
      <span>{format.dayWithWeekday(tournament.eventDate)}</span>
      <span>{format.name(tournament.venue)}</span>
    </p>
  );
}
