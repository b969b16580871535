import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import css from '../components/code.module.css';
import { DeskFrame } from '../components/desk-frame.tsx';
import { NotOpen } from '../components/not-open.tsx';
import { type Day, dayQuery } from '../day.queries.ts';
import { useText } from '../day.text.ts';

const QrCode = lazyComponent(() =>
  import('#platform/web/ui/qr-code.tsx').then((late) => late.QrCode),
);

/** The code of the venue and its QR code, large: to be shown or printed at the entrance. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(dayQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.codeTitle}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {(day) => (day.opened ? <Poster day={day} opened={day.opened} /> : <NotOpen id={id} />)}
    </DeskFrame>
  );
}

interface Props {
  readonly day: Day;
  readonly opened: NonNullable<Day['opened']>;
}

function Poster({ day, opened: { code, address } }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p className={css.screenOnly}>{t.codeText}</p>
      <div className={css.poster}>
        <p className={css.label}>{t.codeLabel}</p>
        <p className={css.code}>{code}</p>
        <div className={css.qr}>
          {/* The code is behind "#": it reaches no server's log. */}
          <QrCode
            value={`${address}#${code}`}
            label={t.qr}
            fallback={<Spinner />}
            errorFallback={(retry) => <LoadFailure onRetry={retry} />}
          />
        </div>
        <p>{t.scan}</p>
        <p>{t.toCodeText(format.clockTime(day.checkInOpensAt))}</p>
      </div>
      <div className={css.screenOnly}>
        <Button full icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </>
  );
}
