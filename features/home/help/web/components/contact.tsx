import CircleUser from 'lucide-react/icons/circle-user-round';
import Flag from 'lucide-react/icons/flag';
import Users from 'lucide-react/icons/users';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useHelpText } from '../help.text.ts';

/** Whom to ask about what. */
export function Contact() {
  const t = useHelpText();
  return (
    <Section heading={t.contactTitle}>
      <List>
        <ListRow start={<Flag aria-hidden="true" />} title={null} text={t.contactTournament} />
        <ListRow start={<Users aria-hidden="true" />} title={null} text={t.contactClub} />
        <ListRow start={<CircleUser aria-hidden="true" />} title={null} text={t.contactAccount} />
        <ListRow title={null} text={<a href="/status">{t.status}</a>} />
      </List>
    </Section>
  );
}
