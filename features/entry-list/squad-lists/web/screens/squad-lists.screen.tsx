import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import list from '../../../web/components/entry-list.module.css';
import { ExportButton } from '../../../web/components/export-button.tsx';
import { OrganizerFrame } from '../../../web/components/own-frame.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import { useEvents } from '../../../web/hooks/use-events.ts';
import { exportSquads, type ListedTeam, squadsQuery } from '../squad-lists.queries.ts';
import css from './squad-lists.module.css';

/** The squads of all confirmed teams on paper, for the desk and the announcer. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(squadsQuery(id));
  return (
    <OrganizerFrame title={t.squadsTitle} query={query}>
      {(teams) =>
        teams.length === 0 ? (
          <EmptyState title={t.squadsNone} text={t.squadsNoneText} />
        ) : (
          <Paper id={id} teams={teams} />
        )
      }
    </OrganizerFrame>
  );
}

interface Props {
  readonly id: number;
  readonly teams: readonly ListedTeam[];
}

function Paper({ id, teams }: Props) {
  const t = useText();
  const format = useFormat();
  const events = useEvents(id);
  return (
    <>
      <div className={list.actions}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <ExportButton id={id} read={exportSquads} />
      </div>
      <p className={list.small}>{t.printedAt(format.dateTime(now().toISOString()))}</p>
      <div className={css.teams}>
        {teams.map((team) => (
          <Team
            key={team.entryId}
            team={team}
            event={events.find((event) => event.id === team.eventId)}
          />
        ))}
      </div>
    </>
  );
}

interface TeamProps {
  readonly team: ListedTeam;
  /** Its event, where the tournament has several. */
  readonly event: ReturnType<typeof useEvents>[number] | undefined;
}

function Team({ team: { name, club, players }, event }: TeamProps) {
  const t = useText();
  const { columns } = t;
  return (
    <div className={css.team}>
      <h2 className={css.name}>{club === '' || club === name ? name : t.teamOf(name, club)}</h2>
      {event ? (
        <p>
          <EventName event={event} />
        </p>
      ) : null}
      {players.length === 0 ? (
        <p className={list.small}>{t.squadEmpty}</p>
      ) : (
        <ScrollRegion label={name}>
          <table className={list.table}>
            <thead>
              <tr>
                {[columns.number, columns.name, columns.reading, columns.grade].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.place}>
                  <td>{player.place}</td>
                  <td>{player.name}</td>
                  <td lang="ja">{player.reading}</td>
                  <td>{t.gradeOf(player.grade)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
