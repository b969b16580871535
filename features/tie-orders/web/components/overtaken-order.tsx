import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { OrderDraft } from '../hooks/use-order-draft.ts';
import { useText } from '../tie-orders.text.ts';
import css from './tie.module.css';

/** Somebody has filed another order while this one was chosen: nothing is filed over it before its writer says so. */
export function OvertakenOrder({ draft }: { readonly draft: OrderDraft }) {
  const t = useText();
  if (!draft.isOvertaken) return null;
  return (
    <InlineNotice tone="warning" title={t.overtakenTitle}>
      <p>{t.overtakenText}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={draft.clear}>
          {t.discardMine}
        </Button>
        <Button variant="secondary" onClick={draft.keep}>
          {t.continueMine}
        </Button>
      </div>
    </InlineNotice>
  );
}
