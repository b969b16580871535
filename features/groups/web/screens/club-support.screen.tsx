import ChartColumn from 'lucide-react/icons/chart-column';
import Swords from 'lucide-react/icons/swords';
import UsersRound from 'lucide-react/icons/users-round';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../groups.text.ts';
import css from './club-support.screen.module.css';

/** Club support menu (spec section 2.5). */
export function Screen() {
  const t = useText();
  const { home } = usePlatformText();
  return (
    <Frame title={t.clubTitle} subtitle={t.clubWelcome} back={{ to: '/', label: home }}>
      <nav className={css.menu} aria-label={t.clubMenu}>
        <CardLink
          to="/create-group"
          icon={<UsersRound />}
          title={t.createGroup}
          text={t.createGroupText}
        />
        <CardLink
          to="/start-practicing"
          icon={<Swords />}
          title={t.startPracticing}
          text={t.startPracticingText}
          tone="brand"
        />
        <CardLink
          to="/practice-records"
          icon={<ChartColumn />}
          title={t.practiceRecords}
          text={t.practiceRecordsText}
        />
        <LinkButton to="/group-registered" variant="quiet">
          {t.seeGroups}
        </LinkButton>
      </nav>
    </Frame>
  );
}
