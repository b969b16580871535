import { usePlaceReason } from '#features/matches/standings/web/hooks/use-place-reason.ts';
import type { ReasonedRow } from '#features/matches/standings/web/lib/place-reason.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { rubberUnit } from '../lib/rubber-unit.ts';
import type { Made, Row, Season } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

/** The live table of a season. */
export function SeasonTable({ season, made }: { readonly season: Season; readonly made: Made }) {
  const t = useText();
  const format = useFormat();
  const unit = rubberUnit(season);
  const counts = unit === 'set' ? 'sets-games' : 'games-points';
  const reasonOf = usePlaceReason({ counts, ofTeams: true });
  const names = new Map(season.teams.map(({ number, name }) => [number, format.name(name)]));
  const ranked = made.table.filter(({ place }) => place !== null).length;
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
              <th scope="col">{t.games(unit)}</th>
            </tr>
          </thead>
          <tbody>
            {made.table.map((row) => (
              <TableRow
                key={row.team}
                row={row}
                name={names.get(row.team) ?? ''}
                why={row.place === null ? null : reasonOf(asReasoned(row), ranked, names)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  );
}

/** As the table of a league has it: there each comparison has separated somebody, and the first one is left out. */
function asReasoned({ team, place, sharedWith, decidedBy }: Row): ReasonedRow {
  const step = decidedBy && {
    ...decidedBy,
    separated: true,
    compared: decidedBy.compared.map(({ team: player, measure }) => ({ player, measure })),
  };
  return { player: team, place, sharedWith, decidedBy: step, steps: [] };
}

interface RowProps {
  readonly row: Row;
  readonly name: string;
  /** Why the team has its place, where the figures do not show it. */
  readonly why: string | null;
}

function TableRow({ row, name, why }: RowProps) {
  const t = useText();
  const { place, isOut, mark, won, lost, points } = row;
  return (
    <>
      <tr className={why ? css.reasoned : undefined}>
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
      {why ? (
        <tr className={css.reason}>
          <td />
          <td colSpan={5}>{why}</td>
        </tr>
      ) : null}
    </>
  );
}
