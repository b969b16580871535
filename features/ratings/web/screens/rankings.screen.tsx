import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownDataOf } from '#platform/web/api/read.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { RankedRows } from '../components/ranked-rows.tsx';
import { RankingFilters } from '../components/ranking-filters.tsx';
import { filtersIn } from '../lib/filters.ts';
import { type Ranking, rankingQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './rankings.module.css';

/** The ranking of a sport, for everybody. */
export function Screen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const query = useQuery({ ...rankingQuery(filters), placeholderData: keepPreviousData });
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <Frame title={t.rankingTitle} subtitle={t.rankingText}>
      <RankingFilters filters={filters} ranking={query.data} onChange={change} />
      <Loaded query={{ ...query, data: ownDataOf(query) }} count={6}>
        {(ranking) => <Places ranking={ranking} />}
      </Loaded>
    </Frame>
  );
}

function Places({ ranking }: { readonly ranking: Ranking }) {
  const t = useText();
  const [tab, setTab] = useState<'top' | 'around'>('top');
  const { ranked, unlisted, top, around } = ranking;
  if (ranked === 0) {
    return <EmptyState icon={<Trophy />} title={t.nobodyTitle} text={t.nobodyText} />;
  }
  const list = (
    <>
      {top.length === 0 ? (
        <EmptyState icon={<Trophy />} title={t.nobodyListedTitle} />
      ) : (
        <RankedRows label={t.top} rows={top} />
      )}
      {unlisted > 0 ? <p className={css.note}>{t.unlisted(unlisted)}</p> : null}
    </>
  );
  return (
    <>
      <p className={css.count}>{around ? t.yourPlace(around.place, ranked) : t.ranked(ranked)}</p>
      {around ? (
        <SegmentedTabs
          label={t.rankingTitle}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'top', label: t.top },
            { value: 'around', label: t.aroundYou },
          ]}
        >
          {tab === 'top' ? list : <RankedRows label={t.aroundYou} rows={around.rows} />}
        </SegmentedTabs>
      ) : (
        list
      )}
    </>
  );
}
