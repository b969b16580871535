import { useSession } from '#features/accounts/web/lib/session.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../home.text.ts';
import { MenuAction } from './menu-action.tsx';
import css from './quick-actions.module.css';

/** The six quick actions: four compact tiles, then two highlighted rows. Who organizes nothing sees the organizers' tiles in quiet colours. */
export function QuickActions() {
  const t = useText();
  const organizes = useSession().data?.account?.roles.includes('organizer') ?? false;
  return (
    <Section heading={t.quickActions}>
      <div className={css.tiles}>
        <MenuAction to="/registration" icon="trophy" label={t.registration} />
        <MenuAction to="/club-support" icon="users" label={t.clubSupport} />
        <MenuAction
          to="/tournament-organizer-registration"
          icon="flag"
          label={t.hosting}
          quiet={!organizes}
        />
        <MenuAction
          to="/register-tournament"
          icon="calendar"
          label={t.newTournament}
          quiet={!organizes}
        />
        <MenuAction to="/open-tournaments" icon="search" label={t.search} look="row" highlighted />
        <MenuAction to="/my-tournaments" icon="list" label={t.registered} look="row" highlighted />
      </div>
    </Section>
  );
}
