import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { type StartingPosition, startingPositionsOf } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';
import css from './draw-picture.module.css';

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
    <div className={css.find}>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={onSearch}
        busy={false}
      />
      <p role="status">
        {search === '' ? '' : found.length === 0 ? t.notFoundName(search) : t.found(found.length)}
      </p>
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
    </div>
  );

  function inWords(place: StartingPosition): readonly string[] {
    if ('group' in place) return [t.placeIn(place.group, place.place)];
    const opponent = place.opponent === null ? undefined : people.get(place.opponent)?.name;
    return [t.lineOf(place.line), opponent ? t.firstAgainst(opponent) : t.firstBye];
  }
}
