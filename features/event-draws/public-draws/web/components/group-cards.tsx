import { matchOrder } from '#domain/groups/match-order.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import type { People, Person } from '#features/matches/draws/web/lib/people.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { type GroupActions, GroupPlay } from '../../../results/web/components/group-play.tsx';
import type { GroupsInPlay } from '../../../results/web/lib/groups-in-play.ts';
import card from '../../../web/components/group-card.module.css';
import { anchorOfGroup } from '../lib/anchor-of-group.ts';
import { useText } from '../public-draws.text.ts';
import css from './group-cards.module.css';

interface Props {
  readonly draw: GroupsDraw;
  readonly people: People;
  /** With results; missing for a draft. */
  readonly play?: GroupsInPlay | undefined;
  readonly actions?: GroupActions | undefined;
}

/** The groups, each with its players and the order of its matches: with who umpires, or with results and standings. */
export function GroupCards({ draw, people, play, actions }: Props) {
  const t = useText();
  return (
    <CardGrid aria-label={t.groups}>
      {draw.groups.map((ids, at) => (
        <li key={ids.join(' ')} id={anchorOfGroup(at + 1)} className={card.card}>
          <h3 className={css.heading}>{t.group(at + 1)}</h3>
          <ol className={css.players}>
            {ids.map((id) => (
              <Player key={id} person={people.get(id)} />
            ))}
          </ol>
          {play ? (
            <GroupPlay at={at} play={play} people={people} actions={actions} />
          ) : (
            <Order names={ids.map((id) => people.get(id)?.name ?? '')} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

function Player({ person }: { readonly person: Person | undefined }) {
  if (!person) return <li />;
  return (
    <li className={classNames(css.player, person.isFound && css.found)}>
      <bdi className={css.name}>{person.name}</bdi>
      {person.club ? <bdi className={css.club}>{person.club}</bdi> : null}
    </li>
  );
}

/** By numbers, as on the sheet of the group; read aloud with names. */
function Order({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  const joined = useJoined();
  const nameOf = (number: number) => names[number - 1] ?? '';
  return (
    <div className={css.order}>
      <h4 className={css.small}>{t.order}</h4>
      <ol className={css.matches}>
        {matchOrder(names.length).map(({ first, second, umpire }) => (
          <li key={`${first}-${second}`}>
            <span aria-hidden="true">
              <b>
                {first} – {second}
              </b>
              {umpire === null ? null : <span className={css.umpire}>{t.umpire(umpire)}</span>}
            </span>
            <span className="visually-hidden">
              {t.meets(nameOf(first), nameOf(second))}
              {umpire === null ? null : joined.aside('', t.umpiredBy(nameOf(umpire)))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
