import { useState } from 'react';
import { SendTrouble, type Trouble } from '#features/accounts/web/parts/send-trouble.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../../../deletion/web/deletion.text.ts';
import css from '../../../deletion/web/parts/plan.module.css';
import { SureDialog } from '../../../deletion/web/parts/sure-dialog.tsx';

interface Props {
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly onLeave: () => void;
}

/** Deleting, after one more question. */
export function LeaveSection({ busy, trouble, onLeave }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <Section heading={t.confirmHeading}>
      <div className={css.form}>
        <SendTrouble trouble={trouble} />
        <Button
          variant="danger"
          full
          busy={busy}
          busyLabel={t.deleting}
          onClick={() => setAsking(true)}
        >
          {t.delete}
        </Button>
      </div>
      <SureDialog open={asking} onClose={() => setAsking(false)} onLeave={onLeave} />
    </Section>
  );
}
