import { useState } from 'react';
import {
  type Decision,
  LONGEST_WORD,
} from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import {
  decideWithdrawal,
  type EntrantToWithdraw,
  type EventToWithdrawFrom,
} from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';
import css from './decision-form.module.css';

interface Props {
  readonly params: { readonly id: number; readonly eventId: number };
  readonly event: EventToWithdrawFrom;
  readonly entrant: EntrantToWithdraw;
  readonly isAsked: boolean;
}

/** The choices beside each other, each with what it does. */
export function DecisionForm({ params, event, entrant, isAsked }: Props) {
  const t = useText();
  const choices = choicesFor(event, entrant, isAsked);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [word, setWord] = useState('');
  const { submit, isPending } = useDecision({ params, entrant, isAsked });
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
          label: t.choices[choice],
          hint: <Effects {...{ choice, event, entrant }} />,
        }))}
      />
      {event.waiting === 0 && event.published === null ? <p>{t.nobodyWaits}</p> : null}
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
        onClick={() => decision && void submit({ decision, word })}
      >
        {t.doIt}
      </Button>
    </Section>
  );
}

/** A published knockout must be taken back before anybody leaves it; a deleted account cannot be retained. */
function choicesFor(
  event: EventToWithdrawFrom,
  entrant: EntrantToWithdraw,
  isAsked: boolean,
): readonly Decision[] {
  const canOffer = event.waiting > 0 && event.published === null;
  const leaving: Decision[] = canOffer ? ['remove', 'offer'] : ['remove'];
  const staying: Decision[] = isAsked && entrant.isIn ? ['decline'] : [];
  return event.published === 'knockout' ? staying : [...leaving, ...staying];
}

function Effects({
  choice,
  event,
  entrant,
}: Pick<Props, 'event' | 'entrant'> & { readonly choice: Decision }) {
  const t = useText();
  const format = useFormat();
  const { isIn, refund, refundYen } = entrant;
  const inGroups = event.published === 'groups';
  const remove = inGroups ? 'removeFromGroup' : isIn ? 'remove' : 'removeDeleted';
  const place = t.effects[choice === 'remove' ? remove : choice];
  const money = refundYen === null ? t.refunds[refund] : t.refundYen(format.yen(refundYen));
  return (
    <span className={css.effects}>
      <span>{place}</span>
      {choice === 'offer' ? <span>{t.waits(event.waiting)}</span> : null}
      {choice !== 'decline' && isIn ? (
        <>
          <span>{money}</span>
          {event.isDrawn && !inGroups ? <span>{t.effects.redraw}</span> : null}
        </>
      ) : null}
    </span>
  );
}

function useDecision({ params, entrant, isAsked }: Omit<Props, 'event'>) {
  const t = useText();
  const { entryId, request } = entrant;
  const seenRequest = isAsked && request ? request.id : null;
  return useSubmit({
    send: ({ decision, word }: { decision: Decision; word: string }, writeId) =>
      decideWithdrawal({
        params: { ...params, entryId },
        body: { writeId, seenRequest, decision, word },
      }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: (_, { decision }) => notify({ title: t.done[decision] }),
  });
}
