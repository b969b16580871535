import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';

interface Notice {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly code: string;
  readonly tooMany: string;
  readonly old: Notice;
  readonly unknown: Notice;
}

/** A link that was mailed or sent opens nothing: it is cut off, too old, or what it was for is over. */
export function WrongLink({ code, tooMany, old, unknown }: Props) {
  if (code === 'RATE_LIMITED') return <InlineNotice tone="error">{tooMany}</InlineNotice>;
  const { title, text } = code === 'LINK_EXPIRED' || code === 'LINK_USED' ? old : unknown;
  return (
    <InlineNotice tone="error" title={title}>
      {text}
    </InlineNotice>
  );
}
