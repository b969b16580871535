import { groupBy } from '#domain/common/grouped.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Place, StageOfResults } from '../../../results.contract.ts';
import { placeText } from '../../../results.policy.ts';
import { useText } from '../places.text.ts';
import css from './places.module.css';

interface Props {
  readonly stage: StageOfResults;
  /** "Boys' singles · Main draw": the name of the table. */
  readonly label: string;
}

/** The places of a stage, the best first; of groups, group by group. */
export function Places({ stage: { places }, label }: Props) {
  const t = useText();
  if (places.length === 0) return <p className={css.none}>{t.noPlaces}</p>;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t.places(label)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.place}</th>
          <th scope="col">{t.columns.name}</th>
        </tr>
      </thead>
      {[...groupBy(places, ({ group }) => group)].map(([group, own]) => (
        <tbody key={group}>
          {group === null ? null : (
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.group}>
                {t.group(group)}
              </th>
            </tr>
          )}
          {own.map((place) => (
            <Rows key={`${place.from} ${place.sides[0]?.id}`} place={place} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Rows({ place: { from, to, sides } }: { readonly place: Place }) {
  const format = useFormat();
  return sides.map(({ id, name, club }) => (
    <tr key={id} className={from === 1 ? css.first : undefined}>
      <td className={css.place}>{placeText({ from, to })}</td>
      <td>
        <bdi className={css.name}>{format.name(name)}</bdi>
        {club ? <bdi className={css.club}>{format.name(club)}</bdi> : null}
      </td>
    </tr>
  ));
}
