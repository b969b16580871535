import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { MatchOutput } from '../../../practice.contract.ts';
import { useText } from '../records.text.ts';
import css from './match-stats.module.css';

/** What was noted about the match beside its score. */
export function MatchStats({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const { number } = useFormat();
  const { longestRally, comments } = match.stats ?? {};
  return (
    <Section heading={t.statsTitle} card>
      <dl className={css.stats}>
        {longestRally === undefined ? null : (
          <div>
            <dt>{t.longestRally}</dt>
            <dd>{t.points(longestRally, number(longestRally))}</dd>
          </div>
        )}
        {comments ? (
          <div>
            <dt>{t.comments}</dt>
            <dd className={css.text}>{comments}</dd>
          </div>
        ) : null}
      </dl>
    </Section>
  );
}
