import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldForSearch } from '#platform/shared/search-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { useInvite } from '../hooks/use-invite.ts';
import { type Member, membersQuery, type Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** Few names are found by eye. */
const FEW = 6;

/** The people of my groups, one of whom is invited after a question. */
export function InviteMember({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const { data, error, isPaused, refetch } = useQuery(membersQuery);
  const [q, setQ] = useState('');
  const [chosen, choose] = useState<Member | null>(null);
  const { submit, isPending } = useInvite(pair, ({ partner }) => {
    notify({ title: t.invited, description: t.invitedText(partner?.name ?? '') });
  });
  if (!data && (error || isPaused)) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Placeholder shape="row" count={3} />;
  }
  if (data.length === 0) return <EmptyState title={t.noMembers} text={t.noMembersText} />;
  const found = data.filter(({ name }) => foldForSearch(name).includes(foldForSearch(q)));
  const send = (member: Member) =>
    submit({ how: 'member', memberId: member.id }).then(() => choose(null));
  return (
    <>
      {data.length > FEW ? (
        <SearchField
          label={t.search}
          clearLabel={t.clearSearch}
          value={q}
          onSearch={setQ}
          busy={false}
        />
      ) : null}
      {found.length > 0 ? (
        <List label={t.members}>
          {found.map((member) => (
            <ListRow
              key={member.id}
              title={member.name}
              text={member.group}
              end={t.inviteNow}
              onClick={() => choose(member)}
            />
          ))}
        </List>
      ) : (
        <p role="status">{t.noMatch}</p>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={t.inviteWho(chosen?.name ?? '')}
        confirmLabel={t.inviteNow}
        busy={isPending}
        onConfirm={() => void (chosen && send(chosen))}
        onCancel={() => choose(null)}
      >
        {t.inviteWhoText}
      </ConfirmDialog>
    </>
  );
}
