import { SubmitFailure } from '#features/accounts/web/parts/submit-failure.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../guardians.text.ts';
import { AnswerFields } from './answer-fields.tsx';
import css from './change-answer.module.css';
import { lostGuardian, type Standing } from './standing.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly standing: Standing;
  readonly onDone: () => void;
}

/** The answer, to be given anew; a guardian who thereby stops being one is told. */
export function ChangeAnswer({ standing, onDone }: Props) {
  const t = useText();
  const { form, onSubmit, isPending, failure, cancel } = useChange(standing, onDone);
  const told = useTold(standing, form.watch());
  const settled = standing.mayEnterPaid;
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <AnswerFields form={form} />
      {told ? <p className={css.told}>{told}</p> : null}
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

/** What the guardian learns of this change, before it is made. */
function useTold(
  standing: Standing,
  typed: { readonly age: string; readonly guardianEmail?: string | undefined },
): string | null {
  const t = useText();
  const { guardian } = standing;
  if (!guardian || lostGuardian(standing) || standing.age !== 'under-18') return null;
  if (typed.age === 'adult') return t.ofAgeTold;
  const another = typed.guardianEmail?.trim().toLowerCase() !== guardian.email;
  return another && guardian.state === 'confirmed' ? t.replacedTold : null;
}

function useChange(standing: Standing, onDone: () => void) {
  const t = useText();
  const { form, send, forget } = useAnswer(standing);
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
