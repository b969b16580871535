import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldForSearch } from '#platform/shared/search-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { useInvite } from '../hooks/use-invite.ts';
import { type Member, membersQuery, type Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** Few names are found by eye. */
const FEW = 6;

/** The people of my groups, one of whom is invited after a question. */
export function InviteMember({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const query = useQuery(membersQuery);
  return (
    <Loaded query={query}>
      {(members) =>
        members.length === 0 ? (
          <EmptyState title={t.noMembers} text={t.noMembersText} />
        ) : (
          <Members pair={pair} members={members} />
        )
      }
    </Loaded>
  );
}

interface Props {
  readonly pair: Pair;
  readonly members: readonly Member[];
}

function Members({ pair, members }: Props) {
  const t = useText();
  const [q, setQ] = useState('');
  const [chosen, choose] = useState<Member | null>(null);
  const { submit, isPending } = useInvite(pair, ({ partner }) => {
    notify({ title: t.invited, description: t.invitedText(partner?.name ?? '') });
  });
  const found = members.filter(({ name }) => foldForSearch(name).includes(foldForSearch(q)));
  const send = (member: Member) =>
    submit({ how: 'member', memberId: member.id }).then(() => choose(null));
  return (
    <>
      {members.length > FEW ? (
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
