import { useState } from 'react';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../deletion.text.ts';
import { useDeletion } from '../hooks/use-deletion.ts';
import { ConfirmDeletionDialog } from './confirm-deletion-dialog.tsx';
import css from './deletion-preview.module.css';

/** The password, and a final confirmation. */
export function DeletionForm() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { form, leave, isPending, failure, unsent } = useDeletion();
  const ask = form.handleSubmit(() => setAsking(true));
  return (
    <Section heading={t.confirmHeading}>
      <form name="leave" method="dialog" className={css.form} onSubmit={ask} noValidate>
        {unsent > 0 ? <InlineNotice tone="warning">{t.unsent(unsent)}</InlineNotice> : null}
        <PasswordField
          {...form.register('password')}
          label={t.password}
          error={form.errorOf('password', t.errors)}
          required
        />
        <SubmitFailure failure={failure} />
        <Button type="submit" variant="danger" full busy={isPending} busyLabel={t.deleting}>
          {t.delete}
        </Button>
      </form>
      <ConfirmDeletionDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </Section>
  );
}
