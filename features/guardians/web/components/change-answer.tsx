import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../guardians.text.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import { lostGuardian, type MyGuardianStatus } from '../lib/guardian-status.ts';
import { AnswerFields } from './answer-fields.tsx';
import css from './change-answer.module.css';

interface Props {
  readonly status: MyGuardianStatus;
  readonly onDone: () => void;
}

/** Changes the answer; a guardian whom the change replaces or ends is notified. */
export function ChangeAnswer({ status, onDone }: Props) {
  const t = useText();
  const { form, onSubmit, isPending, failure, cancel } = useChange(status, onDone);
  const hint = useNotificationHint(status, form.watch());
  const settled = status.mayEnterPaid;
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <AnswerFields form={form} status={status} />
      {hint ? <p className={css.hint}>{hint}</p> : null}
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
        {t.save}
      </Button>
      {settled ? (
        <Button variant="quiet" full disabled={isPending} onClick={cancel}>
          {t.cancel}
        </Button>
      ) : null}
    </form>
  );
}

/** What the guardian will learn of this change. */
function useNotificationHint(
  status: MyGuardianStatus,
  typed: { readonly age: string; readonly guardianEmail?: string | undefined },
): string | null {
  const t = useText();
  const { guardian } = status;
  if (!guardian || lostGuardian(status) || status.age !== 'under-18') return null;
  if (typed.age === 'adult') return t.ofAgeNotified;
  const another = typed.guardianEmail?.trim().toLowerCase() !== guardian.email;
  return another && guardian.state === 'confirmed' ? t.replacedNotified : null;
}

function useChange(status: MyGuardianStatus, onDone: () => void) {
  const t = useText();
  const { form, send, forget } = useAnswer(status);
  const { submit, isPending, failure } = useSubmit({
    send,
    reads: TOURNAMENT_READS,
    onSuccess: () => {
      const { age, guardianEmail = '' } = form.getValues();
      const description = age === 'adult' ? t.savedAdult : t.savedAsked(guardianEmail.trim());
      notify({ title: t.saved, description });
      onDone();
    },
  });
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    void submit();
  };
  const cancel = () => {
    forget();
    onDone();
  };
  return { form, onSubmit, isPending, failure, cancel };
}
