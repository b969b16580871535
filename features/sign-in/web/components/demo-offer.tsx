import Play from 'lucide-react/icons/play';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useEnterDemo } from '../hooks/use-enter-demo.ts';
import { useText } from '../sign-in.text.ts';
import css from './demo-offer.module.css';

/** Offers the demo world to a person who has left it; `onEntered` goes on from there. */
export function DemoOffer({ onEntered }: { readonly onEntered: () => unknown }) {
  const t = useText();
  const { submit, isPending, failure } = useEnterDemo(onEntered);
  return (
    <section className={css.offer}>
      <h2 className={css.heading}>{t.demoTitle}</h2>
      <p>{t.demoText}</p>
      <SubmitFailure failure={failure} />
      <Button
        full
        variant="secondary"
        icon={<Play />}
        busy={isPending}
        onClick={() => void submit()}
      >
        {t.enterDemo}
      </Button>
    </section>
  );
}
