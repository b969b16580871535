import { useQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/ui/section.tsx';
import { mergesQuery } from '../merging.queries.ts';
import { useText } from '../merging.text.ts';
import { MergeList } from './merge-list.tsx';

/** The entries that were merged with a member, who can undo that; nothing if there are none. */
export function OwnMerges({ groupId }: { readonly groupId: number }) {
  const t = useText();
  const { data } = useQuery(mergesQuery(groupId));
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t.ownTitle} text={t.ownText}>
      <MergeList groupId={groupId} merges={data} label={t.ownTitle} />
    </Section>
  );
}
