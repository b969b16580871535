import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import type { CourtMatch } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import css from './court.module.css';
import { MatchFace } from './match-face.tsx';

interface Props {
  readonly device: Device;
  readonly entered: CourtMatch;
  /** Both have tapped, and the server does not know it yet. */
  readonly isAgreed: boolean;
  /** Both players are to say on this device whether it is right. */
  readonly onAsk: () => void;
  readonly onCorrect: () => void;
}

/** A result that the server has stored: what both players say, and the way to correct it. */
export function EnteredResult(props: Props) {
  const { device, entered, isAgreed, onAsk, onCorrect } = props;
  const t = useText();
  const format = useFormat();
  const words = useCourtWords(device);
  const { result, handshake } = entered.match;
  if (!result) return null;
  const details = format.facts([words.sets(result.sets), words.ending(entered.match, result)]);
  const isOpen = handshake?.state === 'entered' && !isAgreed;
  const isConfirmed = handshake?.state === 'confirmed' || isAgreed;
  return (
    <Card as="section" tone="plain" className={css.stack}>
      <MatchFace
        device={device}
        shown={entered}
        result={result.result}
        badge={isConfirmed ? <Badge tone="green">{isAgreed ? t.agreed : t.confirmed}</Badge> : null}
      />
      {details === '' ? null : <p>{details}</p>}
      {handshake ? null : <p className={css.small}>{t.ofDesk}</p>}
      {handshake?.state === 'disputed' ? <p>{t.disputed}</p> : null}
      {isOpen ? (
        <>
          <p className={css.small}>{t.waitsUntil(format.clockTime(handshake.dueAt))}</p>
          <Button full onClick={onAsk}>
            {t.together}
          </Button>
          <Button full variant="quiet" onClick={onCorrect}>
            {t.correct}
          </Button>
        </>
      ) : null}
    </Card>
  );
}
