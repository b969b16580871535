import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { FindField } from '#features/matches/draws/web/components/find-field.tsx';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { type StartingPosition, startingPositionsOf } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';

/** More places than this are only marked in the draw: nobody reads a longer list. */
const LISTED = 8;

interface Props {
  readonly draw: StageDraw;
  /** With those who are found. */
  readonly people: People;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Finds a child in a draw: where the child begins, and against whom. */
export function FindPlayer({ draw, people, search, onSearch }: Props) {
  const t = useText();
  const format = useFormat();
  const found =
    search === '' ? [] : startingPositionsOf(draw, (id) => people.get(id)?.isFound === true);
  return (
    <FindField label={t.search} search={search} onSearch={onSearch} found={found.length}>
      {found.length > 0 && found.length <= LISTED ? (
        <List label={t.search}>
          {found.map(([id, place]) => (
            <ListRow
              key={id}
              title={<bdi>{people.get(id)?.name}</bdi>}
              text={format.facts(inWords(place))}
            />
          ))}
        </List>
      ) : null}
    </FindField>
  );

  function inWords(place: StartingPosition): readonly string[] {
    if ('group' in place) return [t.placeIn(place.group, place.place)];
    const opponent = place.opponent === null ? undefined : people.get(place.opponent)?.name;
    return [t.lineOf(place.line), opponent ? t.firstAgainst(opponent) : t.firstBye];
  }
}
