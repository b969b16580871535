import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { enterDemo } from '../accounts.queries.ts';
import { useText } from '../accounts.text.ts';
import css from './demo-offer.module.css';
import { SendTrouble, useSending } from './send-trouble.tsx';
import { personChanged } from './session.ts';

/** The way back into the demo world for somebody who has left it. */
export function DemoOffer({ next }: { readonly next: string | null }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, trouble, sending } = useSending();
  const [gone, setGone] = useState(false);
  const enter = () =>
    sending(async () => {
      setGone(false);
      const answer = await enterDemo();
      if (!answer.ok) return setGone(true);
      await personChanged();
      await navigate(next ?? '/', { replace: true });
    });
  return (
    <section className={css.offer}>
      <h2 className={css.heading}>{t.demoTitle}</h2>
      <p>{t.demoText}</p>
      {gone ? <InlineNotice tone="error" title={t.demoGone} /> : <SendTrouble trouble={trouble} />}
      <Button full variant="secondary" icon={<Play />} busy={busy} onClick={enter}>
        {t.enterDemo}
      </Button>
    </section>
  );
}
