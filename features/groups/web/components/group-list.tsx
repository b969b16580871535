import { SportChip } from '#features/sports/web/components/sport-chip.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { GroupInList } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

interface Props {
  readonly groups: readonly GroupInList[];
  readonly label: string;
  readonly to: (group: GroupInList) => string;
  /** Passes the group's name to the next screen, as practice needs it. */
  readonly carryName?: boolean;
}

/** Groups with emoji or initials, the person's role, and how many play. */
export function GroupList({ groups, label, to, carryName }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <List label={label}>
      {groups.map((group) => (
        <ListRow
          key={group.id}
          to={to(group)}
          state={carryName ? { groupName: group.name } : undefined}
          start={<Avatar name={group.name} emoji={group.emoji} />}
          title={
            <>
              {group.name} <SportChip sport={group.sport} />
            </>
          }
          text={format.facts([t.role(t.roles[group.role]), t.memberCount(group.memberCount)])}
        />
      ))}
    </List>
  );
}
