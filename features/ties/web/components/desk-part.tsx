import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { opponent } from '#domain/scorecard/side.ts';
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

/** What the desk does with a tie besides its rubbers: its orders, and a team that does not come or gives up. */
export function DeskPart(props: Props) {
  const t = useText();
  const { rubbers, isOver, isRetired } = props.tie;
  const isPlayed = rubbers.some(({ result }) => result !== null);
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
      {isPlayed && isOver && !isRetired ? null : <WithoutPlay {...props} isPlayed={isPlayed} />}
    </>
  );
}

type Outcome = 'player1' | 'player2' | 'none' | null;

/** Before the first rubber a team did not come; afterwards it gives up. Either is taken back as well. */
function WithoutPlay({ id, tie, words, isPlayed }: Props & { readonly isPlayed: boolean }) {
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
  const nameOf = (side: 'player1' | 'player2') =>
    words.teamName(side === 'player1' ? tie.team1 : tie.team2);
  const wordsOf = (outcome: Outcome) => {
    if (outcome === 'none') return t.play;
    if (outcome === null) return t.neither;
    return isPlayed ? t.givesUp(nameOf(opponent(outcome))) : t.wins(nameOf(outcome));
  };
  const consequence = (outcome: Outcome) => {
    if (outcome === 'none') return t.confirmPlay;
    return isPlayed && outcome
      ? t.confirmGiveUp(nameOf(outcome), words.score(tie))
      : t.confirmText(wordsOf(outcome));
  };
  const confirm = async () => {
    if (asked) await submit(asked.outcome);
    setAsked(null);
  };
  return (
    <Section heading={isPlayed ? t.giveUp : t.noShow}>
      <p className={css.note}>
        {tie.isRetired ? t.retiredText : isPlayed ? t.giveUpText : t.noShowText}
      </p>
      <div className={css.actions}>
        {outcomesOf(tie, isPlayed).map((outcome) => (
          <Button key={String(outcome)} variant="secondary" onClick={() => setAsked({ outcome })}>
            {wordsOf(outcome)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={isPlayed ? t.confirmGiveUpTitle : t.confirmTitle}
        confirmLabel={t.confirm}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {asked ? consequence(asked.outcome) : ''}
      </ConfirmDialog>
    </Section>
  );
}

/** What can be decided; of a tie that is played, that one of the teams gives up. */
function outcomesOf({ isWalkover, isRetired }: Tie, isPlayed: boolean): readonly Outcome[] {
  if (isWalkover || isRetired) return ['none'];
  return isPlayed ? ['player2', 'player1'] : ['player1', 'player2', null];
}
