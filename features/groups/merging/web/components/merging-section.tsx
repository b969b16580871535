import { useQuery } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { isUnread } from '#platform/web/api/read.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Group } from '../../../web/groups.queries.ts';
import { mergesQuery } from '../merging.queries.ts';
import { useText } from '../merging.text.ts';
import { MergeForm } from './merge-form.tsx';
import { MergeList } from './merge-list.tsx';

/**
 * Merging two entries of one person, and the merges that can be undone; for those who look after the group. Nothing where
 * nobody can be merged and nothing be undone.
 */
export function MergingSection({ group }: { readonly group: Group }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(mergesQuery(group.id));
  const { data: merges = [], error, refetch } = query;
  const failed = isUnread(query);
  const hasDuplicates =
    group.members.some(({ joined }) => !joined) && group.members.length + group.staff.length > 1;
  if (!hasDuplicates && merges.length === 0 && !failed) return null;
  return (
    <Section heading={t.title} text={t.text}>
      {hasDuplicates ? (
        <Button
          variant="secondary"
          icon={<UsersRound aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          full
        >
          {t.chooseEntries}
        </Button>
      ) : null}
      {isOpen && hasDuplicates ? <MergeForm group={group} onDone={() => setOpen(false)} /> : null}
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {merges.length > 0 ? <MergeList merges={merges} label={t.merges} /> : null}
    </Section>
  );
}
