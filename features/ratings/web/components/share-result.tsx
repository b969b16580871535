import { useEffect, useRef, useState } from 'react';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import {
  drawResultCard,
  figuresLoaded,
  type ResultCard,
  type ResultShape,
} from '../lib/result-card.ts';
import { shareCard } from '../lib/share-card.ts';
import { useText } from '../ratings.text.ts';
import css from './share.module.css';

interface Props {
  readonly card: ResultCard;
  /** What goes with the picture, and alone by LINE. */
  readonly text: string;
  readonly onClose: () => void;
}

/** A result as a picture: with the phone's share sheet, as a file, or as a line of text for LINE. Load it when it is asked for. */
export function ShareResult({ card, text, onClose }: Props) {
  const joined = useJoined();
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<ResultShape>('tall');
  useEffect(() => {
    let gone = false;
    void figuresLoaded().then(() => {
      if (!gone && canvas.current) drawResultCard(canvas.current, shape, card);
    });
    return () => {
      gone = true;
    };
  }, [shape, card]);
  const send = () => void shareCard(canvas.current, text, t.shareFailed);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.shareResultTitle}
      actions={
        <Button onClick={send}>{'canShare' in navigator ? t.shareSend : t.shareSave}</Button>
      }
    >
      <SegmentedTabs<ResultShape>
        label={t.shareResultTitle}
        value={shape}
        onChange={setShape}
        tabs={[
          { value: 'tall', label: t.shareTall },
          { value: 'square', label: t.shareSquare },
        ]}
      >
        <canvas
          ref={canvas}
          className={css.picture}
          role="img"
          aria-label={joined.labelled(t.shareResultAlt, text)}
        />
      </SegmentedTabs>
      <a
        href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t.shareLine}
      </a>
    </Dialog>
  );
}
