import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../results.text.ts';

interface Props {
  readonly back: { readonly to: string; readonly label: string };
}

/** In the place of a scorecard whose match cannot be found. */
export function Missing({ back: { to, label } }: Props) {
  const t = useText();
  return (
    <InlineNotice
      tone="error"
      title={t.missing}
      action={
        <LinkButton variant="secondary" to={to}>
          {label}
        </LinkButton>
      }
    >
      {t.missingText}
    </InlineNotice>
  );
}
