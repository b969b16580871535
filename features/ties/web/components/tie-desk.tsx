import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { useTieWords } from '../hooks/use-tie-words.ts';
import { type DeskPhase, phaseOf } from '../lib/desk-phase.ts';
import { decide, type Tie } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';
import css from './tie.module.css';

interface Props {
  readonly id: number;
  readonly tie: Tie;
  readonly words: ReturnType<typeof useTieWords>;
}

/** What the desk does with a tie besides its rubbers: its orders, and a team that does not come or gives up. */
export function TieDesk(props: Props) {
  const t = useText();
  const phase = phaseOf(props.tie);
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
      {phase === 'done' ? null : <WithoutPlay {...props} phase={phase} />}
    </>
  );
}

type Outcome = Side | 'none' | null;
type OpenPhase = Exclude<DeskPhase, 'done'>;

function WithoutPlay({ id, tie, words, phase }: Props & { readonly phase: OpenPhase }) {
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
  const { heading, text, title, choices } = decisionIn(phase, { tie, words, t });
  const choice = asked && choices.find(({ outcome }) => outcome === asked.outcome);
  const confirm = async () => {
    if (asked) await submit(asked.outcome);
    setAsked(null);
  };
  return (
    <Section heading={heading}>
      <p className={css.note}>{text}</p>
      <div className={css.actions}>
        {choices.map(({ outcome, label }) => (
          <Button key={String(outcome)} variant="secondary" onClick={() => setAsked({ outcome })}>
            {label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={Boolean(choice)}
        title={title}
        confirmLabel={t.confirm}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {choice ? choice.consequence : ''}
      </ConfirmDialog>
    </Section>
  );
}

interface Decision {
  readonly heading: string;
  readonly text: string;
  /** Of the question that comes before it is saved. */
  readonly title: string;
  readonly choices: readonly {
    readonly outcome: Outcome;
    readonly label: string;
    readonly consequence: string;
  }[];
}

/** Before the first rubber a team did not come; afterwards it gives up. Either is taken back as well. Of a tie that is level: who has won. */
function decisionIn(
  phase: OpenPhase,
  { tie, words, t }: Pick<Props, 'tie' | 'words'> & { readonly t: ReturnType<typeof useText> },
): Decision {
  const nameOf = (side: Side) => words.teamName(side === 'player1' ? tie.team1 : tie.team2);
  const noShow = { heading: t.noShow, text: t.noShowText, title: t.confirmTitle };
  const giveUp = { heading: t.giveUp, text: t.giveUpText, title: t.confirmGiveUpTitle };
  const play = { outcome: 'none', label: t.play, consequence: t.confirmPlay } as const;
  switch (phase) {
    case 'level': {
      const choices = SIDES.filter((side) => side !== tie.winner).map((outcome) => {
        const label = t.winsLevel(nameOf(outcome));
        return { outcome, label, consequence: t.confirmLevel(label) };
      });
      return { heading: t.level, text: t.levelText, title: t.confirmLevelTitle, choices };
    }
    case 'retired':
      return { ...giveUp, text: t.retiredText, choices: [play] };
    case 'walkover':
      return { ...noShow, choices: [play] };
    case 'begun': {
      const choices = SIDES.map((side) => {
        const outcome = opponent(side);
        const consequence = t.confirmGiveUp(nameOf(outcome), words.score(tie));
        return { outcome, label: t.givesUp(nameOf(side)), consequence };
      });
      return { ...giveUp, choices };
    }
    case 'waiting': {
      const choices = ([...SIDES, null] as const).map((outcome) => {
        const label = outcome ? t.wins(nameOf(outcome)) : t.neither;
        return { outcome, label, consequence: t.confirmText(label) };
      });
      return { ...noShow, choices };
    }
  }
}
