import CalendarDays from 'lucide-react/icons/calendar-days';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../practice.text.ts';
import css from './choices.module.css';

/** How would you like to practice? (spec section 2.9) */
export function Screen() {
  const t = useText();
  return (
    <Frame title={t.startTitle} back={{ to: '/club-support', label: t.backToClubMenu }}>
      <nav className={css.choices} aria-label={t.startTitle}>
        <CardLink
          to="/select-invited-group"
          icon={<UsersRound />}
          title={t.invitedGroup}
          text={t.invitedGroupText}
          tone="brand"
        />
        <CardLink
          to="/free-practice-match"
          icon={<UserRound />}
          title={t.freePractice}
          text={t.freePracticeText}
        />
        <CardLink
          to="/practice-records"
          icon={<CalendarDays />}
          title={t.practiceDay}
          text={t.practiceDayText}
          tone="plain"
        />
      </nav>
      <div className={css.language}>
        <LanguageSwitch />
      </div>
    </Frame>
  );
}
