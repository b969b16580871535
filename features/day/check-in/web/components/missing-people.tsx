import { useQuery } from '@tanstack/react-query';
import { Reading } from '#features/players/web/components/reading.tsx';
import { Contact } from '#features/tournaments/web/components/contact.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { missingQuery } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import css from './check-in-list.module.css';

interface Props {
  readonly tournamentId: number;
  /** Null where the tournament has only one event. */
  readonly eventName: (eventId: number) => string | null;
  readonly onClose: () => void;
}

/** Who is not there yet, with the phone numbers of their entries; read when the desk asks for it. */
export function MissingPeople({ tournamentId, eventName, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(missingQuery(tournamentId));
  // A server of the version before does not say, and gives phone numbers on the day only.
  const isToday = query.data?.isToday !== false;
  return (
    <Dialog
      open
      onClose={onClose}
      title={query.data && isToday ? t.missingTitle(query.data.people.length) : t.missing}
    >
      <Loaded query={query}>
        {({ people }) =>
          people.length === 0 ? (
            <p>{isToday ? t.nobodyMissing : t.phonesOnTheDay}</p>
          ) : (
            <List label={t.missing}>
              {people.map(({ id, name, reading, club, eventId, phone }) => (
                <ListRow
                  key={id}
                  title={
                    <>
                      <bdi>{format.name(name)}</bdi> <Reading reading={reading} />
                    </>
                  }
                  text={format.facts([club && format.name(club), eventName(eventId)])}
                  end={
                    phone ? (
                      <span className={css.phone}>
                        <Contact>{phone}</Contact>
                      </span>
                    ) : (
                      <span className={css.none}>{t.noPhone}</span>
                    )
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Dialog>
  );
}
