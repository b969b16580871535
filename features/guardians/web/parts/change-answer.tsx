import { SendTrouble, useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
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
  const { form, submit, busy, trouble, cancel } = useChange(standing, onDone);
  const told = useTold(standing, form.watch());
  const settled = standing.mayEnterPaid;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <AnswerFields form={form} />
      {told ? <p className={css.told}>{told}</p> : null}
      <SendTrouble trouble={trouble} />
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      {settled ? (
        <Button variant="quiet" full disabled={busy} onClick={cancel}>
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
  const { busy, trouble, sending, refused } = useSending();
  const { form, send, forget } = useAnswer(standing);

  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    return sending(async () => {
      const outcome = await send();
      if (outcome === 'wrong') return;
      if (outcome !== 'answered') return refused(outcome);
      const { age, guardianEmail = '' } = form.getValues();
      const description = age === 'adult' ? t.savedAdult : t.savedAsked(guardianEmail.trim());
      notify({ title: t.saved, description });
      await queryClient.invalidateQueries();
      onDone();
    });
  };
  const cancel = () => {
    forget();
    onDone();
  };
  return { form, submit, busy, trouble, cancel };
}
