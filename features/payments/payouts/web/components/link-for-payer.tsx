import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SendLink } from '../../../web/components/send-link.tsx';
import { createLink, type OwnPayout } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';
import css from './payouts.module.css';

/** Sends who has paid a link, by which they give the account themselves, without a login. */
export function LinkForPayer({ payout }: { readonly payout: OwnPayout }) {
  const t = useText();
  const format = useFormat();
  const [address, setAddress] = useState<string | null>(null);
  const { submit, isPending } = useSubmit({
    send: () => createLink({ body: { payoutId: payout.id } }),
    reads: ['payouts'],
    words: t,
    onSuccess: ({ secret }) => setAddress(`${location.origin}/refunds/payer#${secret}`),
  });
  return (
    <div className={css.actions}>
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.sendLink}
      </Button>
      <Dialog open={address !== null} onClose={() => setAddress(null)} title={t.linkTitle}>
        {address ? (
          <div className={css.form}>
            <p>{t.linkText}</p>
            <SendLink
              address={address}
              name="refundLink"
              title={format.name(payout.tournament.name)}
            />
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
