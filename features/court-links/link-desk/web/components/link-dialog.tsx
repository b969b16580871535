import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { CopyButton } from '#platform/web/ui/link-to-share.tsx';
import { QrCode } from '#platform/web/ui/qr-code.tsx';
import type { Links, MadeLink } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

interface Props {
  readonly sport: Links['sport'];
  readonly made: MadeLink;
  readonly onClose: () => void;
}

/** The code of a court, large: the device at the court scans it from this screen. */
export function LinkDialog({ sport, made: { address, courtName }, onClose }: Props) {
  const t = useText();
  const name = useCourtName(sport)(courtName);
  return (
    <Dialog open onClose={onClose} title={<bdi>{name}</bdi>}>
      <div className={css.stack}>
        <div className={css.code}>
          <QrCode value={address} label={t.qr(name)} />
        </div>
        <p className={css.small}>{t.address}</p>
        <p className={css.address} translate="no">
          {address}
        </p>
        <CopyButton full text={address} copied={t.copied}>
          {t.copy}
        </CopyButton>
      </div>
    </Dialog>
  );
}
