import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { QrCode } from '#platform/web/ui/qr-code.tsx';
import type { Links, MadeLink } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './sheets.module.css';

interface Props {
  readonly links: Links;
  readonly made: readonly MadeLink[];
  readonly courtName: (name: string) => string;
}

/** One A4 page for each court, to hang at it: its name, and the code that opens it. */
export function CourtSheets({ links, made, courtName }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <PrintFrame>
      {made.map(({ linkId, address, courtName: name }) => (
        <section key={linkId} className={css.sheet}>
          <p className={css.tournament}>{format.name(links.tournamentName)}</p>
          <p className={css.court}>{courtName(name)}</p>
          <div className={css.code}>
            <QrCode value={address} label={t.qr(courtName(name))} />
          </div>
          <p className={css.text}>{t.sheetScan}</p>
          <p className={css.small}>{t.sheetToday(format.dayWithWeekday(links.eventDate))}</p>
        </section>
      ))}
    </PrintFrame>
  );
}
