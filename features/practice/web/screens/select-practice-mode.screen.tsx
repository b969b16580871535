import ListChecks from 'lucide-react/icons/list-checks';
import Network from 'lucide-react/icons/network';
import Swords from 'lucide-react/icons/swords';
import Table2 from 'lucide-react/icons/table-2';
import { useParams } from 'react-router';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { groupIdOf, useGroup } from '../hooks/use-group.ts';
import { useText } from '../practice.text.ts';
import css from './choices.module.css';

/** Choose the practice format (spec section 2.11); the fourth card is the practice evening. */
export function Screen() {
  const t = useText();
  const id = groupIdOf(useParams().id);
  const carried = useLocationState<{ groupName?: string }>();
  const { data } = useGroup(id);
  const groupName = data?.group.name ?? carried?.groupName ?? t.defaultGroup;
  const state = { groupName };
  return (
    <Frame
      title={t.modeTitle}
      subtitle={groupName}
      back={{ to: '/select-invited-group', label: t.back }}
    >
      <nav className={css.choices} aria-label={t.modeTitle}>
        <CardLink
          to={`/select-league-members/${id}`}
          state={state}
          icon={<Table2 />}
          title={t.league}
          text={t.leagueText}
        />
        <CardLink
          to={`/select-tournament-members/${id}`}
          state={state}
          icon={<Network />}
          title={t.knockout}
          text={t.knockoutText}
        />
        <CardLink
          to={`/one-on-one-match/${id}`}
          state={state}
          icon={<Swords />}
          title={t.oneOnOne}
          text={t.oneOnOneText}
        />
        <CardLink
          to={`/practice-evening/${id}`}
          state={state}
          icon={<ListChecks />}
          title={t.evening}
          text={t.eveningText}
        />
      </nav>
    </Frame>
  );
}
