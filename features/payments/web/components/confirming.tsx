import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useText } from '../payments.text.ts';
import css from './confirming.module.css';

/** Shown while the outcome of the payment is unknown. */
export function Confirming({ long }: { readonly long: boolean }) {
  const t = useText();
  return (
    <>
      <div className={css.waiting}>
        <Spinner large label={t.confirmingText} />
      </div>
      {long ? (
        <InlineNotice
          tone="info"
          action={
            <LinkButton variant="secondary" to="/my-tournaments">
              {t.seeEntries}
            </LinkButton>
          }
        >
          {t.confirmingLong}
        </InlineNotice>
      ) : null}
    </>
  );
}
