import { SIDES } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { isKnown } from '#features/day/handshake/web/handshake.queries.ts';
import { useMatchWords } from '#features/day/handshake/web/hooks/use-match-words.ts';
import { plainRows } from '#features/day/handshake/web/lib/typed-score.ts';
import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { QrCode } from '#platform/web/ui/qr-code.tsx';
import type { Links, PrintedSlip } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './sheets.module.css';

interface Props {
  readonly links: Links;
  readonly slips: readonly PrintedSlip[];
}

/** Scorecards to cut out, eight on an A4 page, each with the code of its match. */
export function SlipSheets({ links, slips }: Props) {
  return (
    <PrintFrame>
      <div className={css.slips}>
        {slips.map((slip) => (
          <Slip key={slip.linkId} links={links} slip={slip} />
        ))}
      </div>
    </PrintFrame>
  );
}

function Slip({ links, slip }: { readonly links: Links; readonly slip: PrintedSlip }) {
  const t = useText();
  const format = useFormat();
  const words = useMatchWords();
  const { match } = slip.match;
  if (!isKnown(match)) return null;
  const chosen = match.scoreFormat && formatOf(match.scoreFormat);
  const rows = Array.from({ length: chosen?.bestOf ?? plainRows(match) }, (_, at) => at);
  return (
    <section className={css.slip}>
      <p className={css.head}>
        <b>{slip.place ?? words.place(match)}</b>
        <span>{format.name(links.tournamentName)}</span>
      </p>
      <div className={css.slipCode}>
        <QrCode value={slip.address} label={t.slipScan} />
        {t.slipScan}
      </div>
      <table className={css.table}>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <td className={css.name}>
                {words.nameOf(match[side])}
                {match[side].club ? (
                  <span className={css.club}>{format.name(match[side].club)}</span>
                ) : null}
              </td>
              {rows.map((row) => (
                <td key={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.foot}>
        <span className={css.line}>{t.slipWinner}</span>
        <span className={css.line}>{t.slipUmpire}</span>
      </p>
    </section>
  );
}
