import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { enterDemo } from '../accounts.queries.ts';
import { useText } from '../accounts.text.ts';
import css from './demo-offer.module.css';
import { SendTrouble, type Trouble, troubleOf } from './send-trouble.tsx';
import { personChanged } from './session.ts';

/** The way back into the demo world for somebody who has left it. */
export function DemoOffer({ next }: { readonly next: string | null }) {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | 'gone' | null>(null);
  const enter = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await enterDemo();
      if (!answer.ok) return setTrouble('gone');
      await personChanged();
      await navigate(next ?? '/', { replace: true });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.offer}>
      <h2 className={css.heading}>{t.demoTitle}</h2>
      <p>{t.demoText}</p>
      {trouble === 'gone' ? (
        <InlineNotice tone="error" title={t.demoGone} />
      ) : (
        <SendTrouble trouble={trouble} />
      )}
      <Button full variant="secondary" icon={<Play />} busy={busy} onClick={enter}>
        {t.enterDemo}
      </Button>
    </section>
  );
}
