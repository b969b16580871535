import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../home.text.ts';
import { MenuAction } from './menu-action.tsx';
import css from './quick-actions.module.css';

/** The six quick actions: four compact tiles, then two highlighted rows. */
export function QuickActions() {
  const t = useText();
  return (
    <Section heading={t.quickActions}>
      <div className={css.tiles}>
        <MenuAction to="/registration" icon="trophy" label={t.registration} />
        <MenuAction to="/club-support" icon="users" label={t.clubSupport} />
        <MenuAction to="/tournament-organizer-registration" icon="flag" label={t.hosting} />
        <MenuAction to="/register-tournament" icon="calendar" label={t.newTournament} />
        <MenuAction to="/open-tournaments" icon="search" label={t.search} look="row" highlighted />
        <MenuAction to="/my-tournaments" icon="list" label={t.registered} look="row" highlighted />
      </div>
    </Section>
  );
}
