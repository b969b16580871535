import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { StageOfResults } from '../../../results.contract.ts';
import { useResultNames } from '../hooks/use-result-names.ts';
import { useText } from '../places.text.ts';
import css from './places.module.css';

interface Props {
  readonly stage: StageOfResults;
  /** "Boys' singles · Main draw": the name of the table. */
  readonly label: string;
}

/** The places of a stage, the best first. */
export function Places({ stage: { places }, label }: Props) {
  const t = useText();
  const format = useFormat();
  const { placeName } = useResultNames();
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
      <tbody>
        {places.flatMap((place) =>
          place.sides.map(({ id, name, club }) => (
            <tr key={`${place.group} ${id}`} className={place.from === 1 ? css.first : undefined}>
              <td className={css.place}>{placeName(place)}</td>
              <td>
                <bdi className={css.name}>{format.name(name)}</bdi>
                {club ? <bdi className={css.club}>{format.name(club)}</bdi> : null}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
