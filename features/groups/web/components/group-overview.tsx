import type { ReactNode } from 'react';
import { isNamed } from '#features/sports/sports.policy.ts';
import { SportChip } from '#features/sports/web/components/sport-chip.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Group } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import css from './group-overview.module.css';

/** The group as its members see it. */
export function GroupOverview({ group }: { readonly group: Group }) {
  const t = useText();
  const { sport } = group;
  return (
    <>
      <Section heading={t.basics} card>
        <Facts
          facts={[
            [t.groupName, group.name],
            [t.teamId, group.teamId],
            ...(isNamed(sport)
              ? [[t.sport, <SportChip key="sport" sport={sport} />] as const]
              : []),
          ]}
        />
      </Section>
      <Section heading={t.roleAssignments} card>
        <Facts
          facts={[
            [t.director, group.director],
            [t.coach, group.coach],
            [t.manager, group.manager],
          ]}
        />
      </Section>
      <Section heading={t.members}>
        {group.members.length === 0 ? <p className={css.none}>{t.noMembers}</p> : null}
        {group.members.length > 0 ? (
          <List label={t.members}>
            {group.members.map(({ id, name, you }) => (
              <ListRow
                key={id}
                start={<Avatar name={name} size="small" />}
                title={name}
                end={you ? <Badge tone="green">{t.you}</Badge> : undefined}
              />
            ))}
          </List>
        ) : null}
      </Section>
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const t = useText();
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || t.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}
