import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useFormatWords } from '../../score-formats/web/hooks/use-format-words.ts';
import { useText } from '../matches.text.ts';
import css from './scorecard-form.module.css';

interface Props {
  /** The match has a score that this card corrects. */
  readonly scored: boolean;
  /** The format that the card began with. */
  readonly scoreFormat: ChosenFormat | null;
  /** The format that the match would have now. */
  readonly current: ChosenFormat | null;
}

/** Above the sets: that the match has a score already, its rules, and that the practice has other ones meanwhile. */
export function CardNotices({ scored, scoreFormat, current }: Props) {
  const t = useText();
  const words = useFormatWords();
  const name = words.name(scoreFormat);
  return (
    <>
      {scored ? <InlineNotice title={t.storedTitle}>{t.storedText}</InlineNotice> : null}
      {isSameFormat(scoreFormat, current) ? null : (
        <InlineNotice tone="warning">{t.rulesChanged(name)}</InlineNotice>
      )}
      {scoreFormat ? <p className={css.rules}>{t.rules(name)}</p> : null}
    </>
  );
}
