import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useFormatWords } from '../hooks/use-format-words.ts';
import { useText } from '../score-formats.text.ts';

interface Props {
  /** The format that the card began with. */
  readonly here: ChosenFormat;
  /** That of new matches by now. */
  readonly now: ChosenFormat | null;
}

/** That the practice has other rules by now than the card; nothing where they are the same. */
export function RulesChangedNotice({ here, now }: Props) {
  const t = useText();
  const { name } = useFormatWords();
  if (isSameFormat(here, now)) return null;
  return (
    <InlineNotice tone="warning" title={t.changedTitle}>
      {t.changedText(name(now), name(here))}
    </InlineNotice>
  );
}
