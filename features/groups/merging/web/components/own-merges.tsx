import { useQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/ui/section.tsx';
import { ownMergesQuery } from '../merging.queries.ts';
import { useText } from '../merging.text.ts';
import { MergeList } from './merge-list.tsx';

/** The entries that were merged with the person, in all groups, also in those that they have left; for My Page. Nothing if there are none. */
export function OwnMerges() {
  const t = useText();
  const { data } = useQuery(ownMergesQuery);
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t.ownTitle} text={t.ownText}>
      <MergeList merges={data} label={t.ownTitle} namesGroup />
    </Section>
  );
}
