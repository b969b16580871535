import ClipboardList from 'lucide-react/icons/clipboard-list';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { useText } from '../groups.text.ts';

/** The way from a group to its school roster, for those who edit it. */
export function RosterLink({ groupId }: { readonly groupId: number }) {
  const t = useText();
  return (
    <List label={t.roster}>
      <ListRow
        to={`/group-roster/${groupId}`}
        start={<ClipboardList aria-hidden="true" />}
        title={t.roster}
        text={t.rosterText}
      />
    </List>
  );
}
