import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { useTieWords } from '../hooks/use-tie-words.ts';
import { decide, type Tie } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';
import css from './tie.module.css';

interface Props {
  readonly id: number;
  readonly tie: Tie;
  readonly words: ReturnType<typeof useTieWords>;
}

/** What the desk does with a tie besides its rubbers: its orders, and a team that does not come. */
export function DeskPart(props: Props) {
  const t = useText();
  const isPlayed = props.tie.rubbers.some(({ result }) => result !== null);
  return (
    <>
      <Section heading={t.desk}>
        <CardLink
          to={`/organizer/tournaments/${props.id}/orders`}
          icon={<ClipboardList />}
          title={t.toOrders}
          text={t.toOrdersText}
        />
      </Section>
      {isPlayed ? null : <NoShow {...props} />}
    </>
  );
}

type Outcome = 'player1' | 'player2' | 'none' | null;

/** The other team wins without play; or both play after all. */
function NoShow({ id, tie, words }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<{ readonly outcome: Outcome } | null>(null);
  const { eventId, stageId, matchId, drawNumber } = tie;
  const { submit, isPending } = useSubmit({
    send: (outcome: Outcome) =>
      decide({ params: { id, stageId, matchId }, body: { eventId, drawNumber, outcome } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.saved }),
  });
  const outcomes: readonly Outcome[] = tie.isWalkover ? ['none'] : ['player1', 'player2', null];
  const wordsOf = (outcome: Outcome) => {
    if (outcome === 'none') return t.play;
    if (outcome === null) return t.neither;
    return t.wins(words.teamName(outcome === 'player1' ? tie.team1 : tie.team2));
  };
  const confirm = async () => {
    if (asked) await submit(asked.outcome);
    setAsked(null);
  };
  return (
    <Section heading={t.noShow}>
      <p className={css.note}>{t.noShowText}</p>
      <div className={css.actions}>
        {outcomes.map((outcome) => (
          <Button key={String(outcome)} variant="secondary" onClick={() => setAsked({ outcome })}>
            {wordsOf(outcome)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t.confirmTitle}
        confirmLabel={t.confirm}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {asked?.outcome === 'none' ? t.confirmPlay : t.confirmText(wordsOf(asked?.outcome ?? null))}
      </ConfirmDialog>
    </Section>
  );
}
