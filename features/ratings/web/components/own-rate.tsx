import { useQuery } from '@tanstack/react-query';
import ChartLine from 'lucide-react/icons/chart-line';
import ListOrdered from 'lucide-react/icons/list-ordered';
import type { ReactNode } from 'react';
import { initial } from '#domain/rating/rating.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { usePeriodName } from '../hooks/use-period-name.ts';
import { type OwnRate as Own, ownRateQuery, reasonsQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './own-rate.module.css';
import { RateFacts } from './rate-facts.tsx';
import { ReasonsList } from './reasons-list.tsx';
import { Trend } from './trend.tsx';

interface Props {
  /** Before the first rated match: the declared level with its place. */
  readonly first: ReactNode;
  /** With the reasons of the last change, instead of a link to them. */
  readonly withReasons?: boolean;
}

/** The reader's own rate as it moves, with the way to its reasons and to the ranking. */
export function OwnRate({ first, withReasons = false }: Props) {
  const t = useText();
  const nameOf = usePeriodName();
  const { data } = useQuery(ownRateQuery);
  const { rate = null, last = null, playerId = null } = data ?? {};
  return (
    <div className={css.own}>
      {data ? <Figures own={data} first={first} /> : first}
      {rate && last && playerId && withReasons ? (
        <details className={css.why} open>
          <summary>{t.reasonsOf(nameOf(last))}</summary>
          <ReasonsList query={reasonsQuery(playerId, last.id, last.discipline)} />
        </details>
      ) : null}
      <div className={css.links}>
        {playerId ? (
          <LinkButton variant="secondary" icon={<ChartLine />} to={`/players/${playerId}`}>
            {rate && !withReasons ? t.reasons : t.openPage}
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" icon={<ListOrdered />} to="/rankings">
          {t.rankingTitle}
        </LinkButton>
      </div>
    </div>
  );
}

function Figures({ own, first }: { readonly own: Own; readonly first: ReactNode }) {
  const t = useText();
  const { rate, start, trend, hasRanking } = own;
  if (!rate) return start?.isNew ? <RateFacts rate={start} /> : first;
  // Too few are ranked for a real place: that of the specification's table says about where one is.
  const guess = initial(rate.letter);
  return (
    <>
      <RateFacts
        rate={hasRanking ? rate : { ...rate, place: null }}
        place={hasRanking ? undefined : t.estimate(t.place(guess.place, guess.players))}
      />
      <Trend points={trend} />
    </>
  );
}
