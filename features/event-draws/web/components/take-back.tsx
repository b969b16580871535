import { useState } from 'react';
import { useOwner } from '#features/accounts/web/hooks/use-owner.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { StageHeading } from '../../public-draws/web/components/stage-heading.tsx';
import {
  type DraftedDraw,
  type EventAddress,
  withdrawPublication,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useRefusal } from '../hooks/use-refusal.ts';
import { errorOfReason } from '../lib/typed-exchange.ts';
import css from './draw-step.module.css';
import { Refused } from './refused.tsx';

interface Props {
  readonly params: EventAddress;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  /** What it means. */
  readonly text: string;
  readonly onCancel: () => void;
}

/** Takes a publication back, with a reason that everybody reads. */
export function TakeBack({ params, draw, position, text, onCancel }: Props) {
  const t = useText();
  const onRefusal = useRefusal();
  const name = `take-back ${useOwner()} ${params.eventId} ${position}`;
  const [draft] = useState(() => tabDraft<string>(name));
  const [reason, setReason] = useState(() => draft.read() ?? '');
  const [isTried, setTried] = useState(false);
  const { submit, isPending, failure } = useSubmit({
    send: (given: string) =>
      withdrawPublication({ params, body: { position, seenDraw: draw.number, reason: given } }),
    reads: TOURNAMENT_READS,
    onRefusal,
    onSuccess: () => {
      draft.clear();
      notify({ title: t.takenBack });
    },
  });
  const error = errorOfReason(reason);
  return (
    <Section heading={<StageHeading>{t.takeBackTitle}</StageHeading>} text={text} card>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!error) void submit(reason);
        }}
      >
        <TextAreaField
          name="reason"
          label={t.reason}
          hint={t.takeBackReasonHint}
          rows={2}
          value={reason}
          error={isTried && error ? t.errors[error] : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            draft.write(currentTarget.value);
          }}
          required
        />
        <Refused failure={failure} />
        <div className={css.actions}>
          <Button variant="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={isPending} busyLabel={t.takingBack}>
            {t.takeBackNow}
          </Button>
        </div>
      </form>
    </Section>
  );
}
