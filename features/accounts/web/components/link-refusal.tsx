import Unlink from 'lucide-react/icons/unlink';
import type { ReactNode } from 'react';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen } from '#platform/web/ui/screen.tsx';
import css from './access-denied.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What to do instead, the best first. */
  readonly children?: ReactNode;
}

/** Shown when a mail's link does not work: the reason, and what to do. */
export function LinkRefusal({ title, text, children }: Props) {
  const platform = usePlatformText();
  return (
    <Screen title={title} align="center" step={title}>
      <div className={css.closed}>
        <span className={css.icon} aria-hidden="true">
          <Unlink />
        </span>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {children}
          <LinkButton full variant="quiet" to="/">
            {platform.returnHome}
          </LinkButton>
        </div>
      </div>
    </Screen>
  );
}
