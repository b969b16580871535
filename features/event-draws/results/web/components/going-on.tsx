import { afterGroups, type GoingOn as Field } from '#domain/groups/going-on.ts';
import type { GoingOnRules } from '#domain/groups/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import card from '../../../web/components/group-card.module.css';
import type { GroupsInPlay } from '../lib/groups-in-play.ts';
import { useText } from '../results.text.ts';
import css from './going-on.module.css';
import shared from './group-play.module.css';

interface Props {
  readonly play: GroupsInPlay;
  readonly people: People;
  readonly rules: GoingOnRules;
  /** Nothing is shown before it is known. */
  readonly onlyReady: boolean;
}

/** Who goes on from the groups, or what must happen before it is known; nothing where the groups are all. */
export function GoingOn({ play, people, rules, onlyReady }: Props) {
  const t = useText();
  if (rules.next === 'none') return null;
  const after = afterGroups(play.states, rules);
  if (after.state === 'ready') {
    return (
      <Section heading={t.goingOn}>
        <CardGrid>
          {after.fields.map((field) => (
            <li key={field.range.from} className={card.card}>
              <h3 className={css.heading}>{t.places(field.range.from, field.range.to)}</h3>
              <Players field={field} play={play} people={people} />
            </li>
          ))}
        </CardGrid>
      </Section>
    );
  }
  if (onlyReady) return null;
  const groups = after.groups.map((group) => t.group(group)).join(t.comma);
  return (
    <Section heading={t.goingOn}>
      <p className={shared.note}>
        {after.state === 'open' ? t.groupsOpen(groups) : t.groupsTied(groups)}
      </p>
    </Section>
  );
}

interface PlayersProps extends Omit<Props, 'rules' | 'onlyReady'> {
  readonly field: Field;
}

/** Each with the place and the group that they come from. */
function Players({ field, play, people }: PlayersProps) {
  const t = useText();
  const places = new Map(
    play.states.flatMap(({ standings }, at) =>
      standings.rows.map(({ player, place }) => [player, { group: at + 1, place }] as const),
    ),
  );
  return (
    <ul className={css.players}>
      {field.groups.flat().map((id) => {
        const from = places.get(id);
        return (
          <li key={id} className={css.player}>
            <bdi className={css.name}>{people.get(id)?.name}</bdi>
            <span className={shared.note}>
              {from ? t.placeIn(from.group, from.place ?? 0) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
