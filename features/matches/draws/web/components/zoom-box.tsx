import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useText } from '../draws.text.ts';
import css from './zoom-box.module.css';

const STEPS = [0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];

interface Props {
  readonly label: string;
  /** It is first shown whole, as far as it can be. */
  readonly fits?: boolean;
  readonly children: ReactNode;
}

/** Shows large content in a box that scrolls both ways and zooms. */
export function ZoomBox({ label, fits = false, children }: Props) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const larger = STEPS.find((step) => step > zoom);
  const smaller = STEPS.findLast((step) => step < zoom);
  const showWhole = () => {
    const [frame, inside] = [box.current, content.current];
    if (!frame || !inside) return;
    // Its size at 100 %.
    const width = inside.getBoundingClientRect().width / zoom;
    const height = inside.getBoundingClientRect().height / zoom;
    const room = Math.min(frame.clientWidth / width, (innerHeight * 0.75) / height, 1);
    setZoom(STEPS.findLast((step) => step <= room) ?? (STEPS[0] as number));
    frame.scrollTo(0, 0);
  };
  const first = useRef(fits);
  useLayoutEffect(() => {
    if (first.current) showWhole();
    first.current = false;
  });
  return (
    <div className={css.frame}>
      <div className={css.bar}>
        <IconButton
          label={t.zoomOut}
          icon={<Minus aria-hidden="true" />}
          disabled={smaller === undefined}
          onClick={() => setZoom(smaller ?? zoom)}
        />
        <output className={css.level}>{t.zoomLevel(Math.round(zoom * 100))}</output>
        <IconButton
          label={t.zoomIn}
          icon={<Plus aria-hidden="true" />}
          disabled={larger === undefined}
          onClick={() => setZoom(larger ?? zoom)}
        />
        <IconButton label={t.zoomFit} icon={<Maximize aria-hidden="true" />} onClick={showWhole} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={box} className={css.box} aria-label={label} tabIndex={0}>
        <div ref={content} className={css.content} style={{ zoom }}>
          {children}
        </div>
      </section>
    </div>
  );
}
