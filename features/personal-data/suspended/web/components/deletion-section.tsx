import { useState } from 'react';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import type { Failure } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ConfirmDeletionDialog } from '../../../deletion/web/components/confirm-deletion-dialog.tsx';
import css from '../../../deletion/web/components/deletion-preview.module.css';
import { useText } from '../../../deletion/web/deletion.text.ts';

interface Props {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
}

/** The deletion, after a final confirmation. */
export function DeletionSection({ isPending, failure, onConfirm }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <Section heading={t.confirmHeading}>
      <div className={css.form}>
        <SubmitFailure failure={failure} />
        <Button
          variant="danger"
          full
          busy={isPending}
          busyLabel={t.deleting}
          onClick={() => setAsking(true)}
        >
          {t.delete}
        </Button>
      </div>
      <ConfirmDeletionDialog open={asking} onClose={() => setAsking(false)} onConfirm={onConfirm} />
    </Section>
  );
}
