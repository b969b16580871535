import Share from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { usePeriodName } from '../hooks/use-period-name.ts';
import { type CardShape, drawCard, shareCard } from '../lib/share-card.ts';
import { signed } from '../lib/signed.ts';
import type { PlayerPage, Rate } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './share.module.css';

interface Props {
  readonly page: PlayerPage;
  readonly rate: Rate;
}

/** Offers the own rate as a picture: with the phone's share sheet, as a file, or as a line of text for LINE. */
export function ShareRate({ page, rate }: Props) {
  const t = useText();
  const { product } = usePlatformText();
  const format = useFormat();
  const nameOf = usePeriodName();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shape, setShape] = useState<CardShape>('square');
  const name = page.player.publicName;
  const last = page.periods.findLast(
    ({ source, sport, discipline }) =>
      source === rate.source && sport === rate.sport && discipline === rate.discipline,
  );
  useEffect(() => {
    if (!isOpen || !canvas.current || !last) return;
    drawCard(canvas.current, shape, {
      name,
      rate: t.points(rate.points),
      letter: format.facts([`${t.rank} ${rate.letter}`, ...(rate.isNew ? [t.isNew] : [])]),
      change: signed(rate.change),
      where: nameOf(last),
      day: format.facts([format.longDate(last.day), t.wonLost(last.won, last.lost)]),
      foot: product,
    });
  });
  const send = () => void shareCard(canvas.current, t.shareText(name, rate.points), t.shareFailed);
  const canShare = typeof navigator !== 'undefined' && 'canShare' in navigator;
  const line = `https://line.me/R/share?text=${encodeURIComponent(t.shareText(name, rate.points))}`;
  return (
    <>
      <Button full variant="secondary" icon={<Share />} onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.shareTitle}
        actions={<Button onClick={send}>{canShare ? t.shareSend : t.shareSave}</Button>}
      >
        <SegmentedTabs<CardShape>
          label={t.shareTitle}
          value={shape}
          onChange={setShape}
          tabs={[
            { value: 'square', label: t.shareSquare },
            { value: 'wide', label: t.shareWide },
          ]}
        >
          <canvas ref={canvas} className={css.picture} role="img" aria-label={t.shareAlt} />
        </SegmentedTabs>
        <a href={line} target="_blank" rel="noreferrer">
          {t.shareLine}
        </a>
      </Dialog>
    </>
  );
}
