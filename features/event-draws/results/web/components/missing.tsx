import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../results.text.ts';

interface Props {
  readonly back: string;
  readonly label: string;
}

/** In the place of a scorecard whose match cannot be found. */
export function Missing({ back, label }: Props) {
  const t = useText();
  return (
    <Frame title={t.scoreTitle} back={{ to: back, label }}>
      <InlineNotice
        tone="error"
        title={t.missing}
        action={
          <LinkButton variant="secondary" to={back}>
            {label}
          </LinkButton>
        }
      >
        {t.missingText}
      </InlineNotice>
    </Frame>
  );
}
