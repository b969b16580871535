import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { membersQuery, type Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';
import { InviteByLink } from './invite-by-link.tsx';
import { InviteMember } from './invite-member.tsx';
import { NamePartner } from './name-partner.tsx';
import css from './pairs.module.css';

type Way = 'member' | 'link' | 'name';

const HAS_PARTNER: ReadonlySet<string> = new Set(['invited', 'accepting', 'accepted', 'named']);

/** The three ways to a partner; behind a button while there is one, in whose place the next comes. */
export function InvitePartner({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const [chosen, setWay] = useState<Way | null>(null);
  const members = useQuery(membersQuery).data;
  // Nobody can be chosen from groups that have no other member.
  const way = chosen ?? (members?.length === 0 ? 'link' : 'member');
  const state = pair.partner?.state ?? 'none';
  const another = HAS_PARTNER.has(state);
  const [open, setOpen] = useState(!another);
  if (!open) {
    return (
      <Button variant="secondary" full onClick={() => setOpen(true)}>
        {t.anotherTitle}
      </Button>
    );
  }
  return (
    <Section
      heading={another ? t.anotherTitle : t.inviteTitle}
      text={another ? t.anotherText : undefined}
    >
      <SegmentedTabs
        label={t.way}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'member', label: t.ways.member },
          { value: 'link', label: t.ways.link },
          // Nobody can pay who has no account.
          ...(pair.split ? [] : [{ value: 'name' as const, label: t.ways.name }]),
        ]}
      >
        <div className={css.way}>
          {way === 'member' ? <InviteMember pair={pair} /> : null}
          {way === 'link' ? <InviteByLink pair={pair} /> : null}
          {way === 'name' ? <NamePartner pair={pair} /> : null}
        </div>
      </SegmentedTabs>
    </Section>
  );
}
