import { type ReactNode, useState } from 'react';
import type { WithdrawalMoment } from '#domain/bracket/withdrawal-choices.ts';
import {
  type Decision,
  LONGEST_WORD,
} from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import type * as contract from '../../withdrawing.contract.ts';
import {
  decideWithdrawal,
  type EntrantToWithdraw,
  type EventToWithdrawFrom,
} from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';
import css from './decision-form.module.css';

/** The line of somebody in a published knockout, or in one that follows published groups. */
export interface LineToDecide {
  /** What this screen shows; the server compares it. Missing where no line can change. */
  readonly seen?: NonNullable<Sent<typeof contract.decide>['body']['seen']>;
  /** The ways to use the line, each with what it does. */
  readonly hints: ReadonlyMap<Decision, ReactNode>;
  /** `drawn` while seeds move up and a line may become a bye. */
  readonly moment?: WithdrawalMoment;
  /** After groups: the choice of who takes the line. */
  readonly luckyLoser?: ReactNode;
}

export interface DecisionProps {
  readonly params: { readonly id: number; readonly eventId: number };
  readonly event: EventToWithdrawFrom;
  readonly entrant: EntrantToWithdraw;
  readonly isAsked: boolean;
  /** Missing for somebody in no line of a published knockout. */
  readonly line?: LineToDecide | undefined;
}

/** The choices beside each other, each with what it does. */
export function DecisionForm({ params, event, entrant, isAsked, line }: DecisionProps) {
  const t = useText();
  const choices = choicesFor({ event, entrant, isAsked, line });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [word, setWord] = useState('');
  const { decide, isPending } = useDecision({ params, entrant, isAsked, line });
  const isMissing = decision === 'decline' && word.trim() === '';
  return (
    <Section card heading={t.decision} text={t.nothingSaved}>
      <RadioField
        name="decision"
        label={t.choice}
        value={decision ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setDecision(choices.find((one) => one === value) ?? null)
        }
        options={choices.map((choice) => ({
          value: choice,
          label: t.choices[isLucky(choice, line) ? 'luckyLoser' : choice],
          hint: <Effects choice={choice} event={event} entrant={entrant} line={line} />,
        }))}
      />
      {decision && isLucky(decision, line) ? line?.luckyLoser : null}
      {event.waiting === 0 && event.published !== 'groups' && !event.isPlayed ? (
        <p>{t.nobodyWaits}</p>
      ) : null}
      <TextAreaField
        name="word"
        label={decision === 'decline' ? t.wordNeeded : t.word}
        hint={decision === 'decline' ? t.wordHint : t.wordOptional}
        value={word}
        maxLength={LONGEST_WORD}
        onChange={({ currentTarget: { value } }) => setWord(value)}
      />
      <Button
        full
        variant={decision === 'decline' ? 'primary' : 'danger'}
        busy={isPending}
        busyLabel={t.doing}
        disabled={decision === null || isMissing}
        onClick={() => decision && decide(decision, word)}
      >
        {t.doIt}
      </Button>
    </Section>
  );
}

/** A lucky loser takes the line, and no alternate of the list. */
function isLucky(choice: Decision, line: LineToDecide | undefined): boolean {
  return choice === 'alternate' && line?.luckyLoser != null;
}

/**
 * Who leaves a published knockout leaves a line: for an alternate or a bye, or once the order of play is out to the opponent. A
 * deleted account cannot be retained.
 */
function choicesFor({
  event,
  entrant: { isIn },
  isAsked,
  line,
}: Omit<DecisionProps, 'params'>): readonly Decision[] {
  const isOpen = isAsked || isIn;
  const canOffer = isOpen && event.waiting > 0 && event.published !== 'groups' && !event.isPlayed;
  const offer: Decision[] = canOffer ? ['offer'] : [];
  const staying: Decision[] = isAsked && isIn ? ['decline'] : [];
  if (!line) return isOpen ? ['remove', ...offer, ...staying] : [];
  return [...line.hints.keys(), ...offer, ...staying];
}

function Effects({
  choice,
  event,
  entrant,
  line,
}: Pick<DecisionProps, 'event' | 'entrant' | 'line'> & { readonly choice: Decision }) {
  const t = useText();
  const format = useFormat();
  const { isIn, refund, refundYen } = entrant;
  const money = refundYen === null ? t.refunds[refund] : t.refundYen(format.yen(refundYen));
  const isRedrawn = event.isDrawn && event.published === null;
  return (
    <span className={css.effects}>
      <span>{t.effects[effectOf(choice, { event, entrant, line })]}</span>
      {line?.hints.get(choice)}
      {choice === 'offer' ? <span>{t.waits(event.waiting)}</span> : null}
      {choice !== 'decline' && isIn ? (
        <>
          <span>{money}</span>
          {isRedrawn ? <span>{t.effects.redraw}</span> : null}
        </>
      ) : null}
    </span>
  );
}

/** The sentence for a choice, which depends on what is published. */
function effectOf(
  choice: Decision,
  { event, entrant, line }: Pick<DecisionProps, 'event' | 'entrant' | 'line'>,
) {
  if (choice === 'offer') return line ? 'offerLine' : 'offer';
  if (choice === 'walkover' && event.published === 'groups') return 'walkoverAfterGroups';
  if (isLucky(choice, line)) return 'luckyLoser';
  if (choice === 'alternate' && line?.moment === 'scheduled') return 'alternateOnLine';
  if (choice !== 'remove') return choice;
  if (event.published === 'groups') return 'removeFromGroup';
  return entrant.isIn ? 'remove' : 'removeDeleted';
}

/** All that decides what is done, and about which entry: another lucky loser on the line is another write. */
type Decided = Omit<Sent<typeof contract.decide>['body'], 'writeId'> & { readonly of: string };

function useDecision({ params, entrant, isAsked, line }: Omit<DecisionProps, 'event'>) {
  const t = useText();
  const { entryId, request } = entrant;
  const seenRequest = isAsked && request ? request.id : null;
  const { submit, isPending } = useSubmit({
    send: ({ of, ...decided }: Decided, writeId) =>
      decideWithdrawal({ params: { ...params, entryId: of }, body: { writeId, ...decided } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: (_, { decision }) =>
      notify({ title: t.done[isLucky(decision, line) ? 'luckyLoser' : decision] }),
  });
  const decide = (decision: Decision, word: string) => {
    const seen = line?.seen && { seen: line.seen };
    void submit({ of: entryId, seenRequest, decision, word, ...seen });
  };
  return { decide, isPending };
}
