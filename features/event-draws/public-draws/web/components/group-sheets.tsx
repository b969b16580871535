import { matchOrder } from '#domain/groups/match-order.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { RunningHead } from '#features/matches/draws/web/components/running-head.tsx';
import type { People, Person } from '#features/matches/draws/web/lib/people.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { useText } from '../public-draws.text.ts';
import css from './group-sheets.module.css';

interface Props {
  readonly draw: GroupsDraw;
  readonly people: People;
  readonly title: string;
  readonly heading: string;
  /** Below the last group, one line each. */
  readonly notes: readonly string[];
}

/** The groups to hang on a wall: a table for each, with empty boxes for the results, and the order of its matches. */
export function GroupSheets({ draw, people, title, heading, notes }: Props) {
  return (
    <RunningHead
      head={
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p>{heading}</p>
        </header>
      }
    >
      {draw.groups.map((ids, at) => (
        <Group key={ids.join(' ')} ids={ids} number={at + 1} people={people} />
      ))}
      <footer className={css.foot}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </RunningHead>
  );
}

interface GroupProps extends Pick<Props, 'people'> {
  readonly ids: readonly string[];
  readonly number: number;
}

function Group({ ids, number, people }: GroupProps) {
  const joined = useJoined();
  const t = useText();
  const players = ids.map((id, at) => ({ id, number: at + 1, person: people.get(id) }));
  return (
    <section className={css.group}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.who}>{t.group(number)}</th>
            {players.map((player) => (
              <th key={player.id}>{player.number}</th>
            ))}
            <th>{t.wins}</th>
            <th>{t.place}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <th className={css.who}>{asListed(player, joined)}</th>
              {players.map((other) => (
                <td key={other.id} className={other.id === player.id ? css.self : undefined} />
              ))}
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.order}>
        {t.order}:{' '}
        {matchOrder(ids.length)
          .map(({ first, second, umpire }) =>
            umpire === null
              ? `${first}–${second}`
              : joined.aside(`${first}–${second}`, t.umpire(umpire)),
          )
          .join('  ')}
      </p>
    </section>
  );
}

function asListed(
  { number, person }: { number: number; person: Person | undefined },
  { aside }: ReturnType<typeof useJoined>,
): string {
  const name = `${number}. ${person?.name ?? ''}`;
  return person?.club ? aside(name, person.club) : name;
}
