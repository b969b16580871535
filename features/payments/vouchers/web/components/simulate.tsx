import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { simulateStore } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import css from './voucher.module.css';

/** In the sandbox: the payment at a store, which nobody can make with its numbers. */
export function Simulate({ paymentId: id }: { readonly paymentId: string }) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => simulateStore({ params: { id } }),
    reads: TOURNAMENT_READS,
    words: t,
  });
  return (
    <div className={css.test}>
      <p className={css.small}>{t.simulateText}</p>
      <Button full busy={isPending} busyLabel={t.simulating} onClick={() => void submit()}>
        {t.simulate}
      </Button>
    </div>
  );
}
