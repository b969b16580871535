import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../password.text.ts';
import css from './link-sent.module.css';

interface Props {
  /** As it was typed. */
  readonly to: string;
  readonly onAnother: () => void;
}

/** After asking for a link: where it went, and what to do when it does not arrive. */
export function LinkSent({ to, onAnother }: Props) {
  const t = useText();
  return (
    <div className={css.sent}>
      <InlineNotice tone="success">{t.sentText(to)}</InlineNotice>
      <Section heading={t.sentNothing}>
        <ul className={css.hints}>
          {Object.values(t.sentHints).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </Section>
      <Button full variant="secondary" icon={<MailCheck />} onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  );
}
