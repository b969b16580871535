import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Made, Row, Season } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

/** The live table of a season. */
export function SeasonTable({
  season: { teams },
  made,
}: {
  readonly season: Season;
  readonly made: Made;
}) {
  const t = useText();
  const format = useFormat();
  const nameOf = (number: number) =>
    format.name(teams.find((team) => team.number === number)?.name ?? '');
  // The last result counts in the table before the other team has answered it.
  const isFinal = made.fixtures.every(
    ({ isVoid, resultState }) => isVoid || resultState === 'confirmed',
  );
  return (
    <Section heading={t.table} text={made.isProvisional ? t.provisional : isFinal ? t.final : ''}>
      <ScrollRegion label={t.tableLabel}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.place}</th>
              <th scope="col" className={css.team}>
                {t.team}
              </th>
              <th scope="col">{t.wonLost}</th>
              <th scope="col">{t.points}</th>
              <th scope="col">{t.rubbers}</th>
              <th scope="col">{t.games}</th>
            </tr>
          </thead>
          <tbody>
            {made.table.map((row) => (
              <TableRow key={row.team} row={row} name={nameOf(row.team)} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  );
}

function TableRow({ row, name }: { readonly row: Row; readonly name: string }) {
  const t = useText();
  const { place, isOut, mark, won, lost, points } = row;
  return (
    <tr>
      <td>{place ?? '–'}</td>
      <th scope="row" className={css.team}>
        <bdi>{name}</bdi>
        {isOut || mark !== '' ? <span className={css.mark}>{isOut ? t.out : mark}</span> : null}
      </th>
      <td>{t.score(won, lost)}</td>
      <td>{points}</td>
      <td>{t.score(row.rubbersWon, row.rubbersLost)}</td>
      <td>{t.score(row.gamesWon, row.gamesLost)}</td>
    </tr>
  );
}
