import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useText } from '../draws.text.ts';
import { usePinch } from '../hooks/use-pinch.ts';
import css from './zoom-box.module.css';

const STEPS = [0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];
const [SMALLEST, LARGEST] = [Math.min(...STEPS), Math.max(...STEPS)];
/** The smallest step at which names can be read, and where a box begins that is larger. */
const [LEGIBLE, PARTLY] = [0.65, 0.8];

interface Props {
  readonly label: string;
  /** It is first shown whole, as long as its names can be read; otherwise its middle. */
  readonly fits?: boolean;
  /** Who is found; when that changes, the box scrolls to the first place in it that has `data-found`. */
  readonly found?: string | undefined;
  readonly children: ReactNode;
}

/** Moves what is in the box so that a place of it is in the middle; the page stays where it is. */
function center(box: HTMLElement, place: Element): void {
  const [frame, at] = [box.getBoundingClientRect(), place.getBoundingClientRect()];
  box.scrollBy(
    at.left - frame.left - (box.clientWidth - at.width) / 2,
    at.top - frame.top - (box.clientHeight - at.height) / 2,
  );
}

/** Shows large content in a box that scrolls both ways and zooms. */
export function ZoomBox({ label, fits = false, found, children }: Props) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const larger = STEPS.find((step) => step > zoom);
  const smaller = STEPS.findLast((step) => step < zoom);
  usePinch(box, zoom, (wanted) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, wanted))));
  /** The largest step at which all of it is in sight. */
  const wholeStep = () => {
    const [frame, inside] = [box.current, content.current];
    if (!frame || !inside) return 1;
    // Its size at 100 %.
    const width = inside.getBoundingClientRect().width / zoom;
    const height = inside.getBoundingClientRect().height / zoom;
    const room = Math.min(frame.clientWidth / width, (innerHeight * 0.75) / height, 1);
    return STEPS.findLast((step) => step <= room) ?? SMALLEST;
  };
  const showWhole = () => {
    setZoom(wholeStep());
    box.current?.scrollTo(0, 0);
  };
  /** The size that the box opens with; 0 until it is known, null once its middle is in sight. */
  const opening = useRef(fits ? 0 : null);
  useLayoutEffect(() => {
    if (opening.current === 0) {
      const whole = wholeStep();
      opening.current = whole < LEGIBLE ? PARTLY : whole;
      setZoom(opening.current);
    }
    if (opening.current === zoom) {
      const frame = box.current;
      frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, 0);
      opening.current = null;
    }
  });
  const centered = useRef<string>(undefined);
  // After the one above: a box whose size is not known yet has no middle.
  useLayoutEffect(() => {
    if (opening.current !== null || centered.current === found) return;
    centered.current = found;
    const place = content.current?.querySelector('[data-found]');
    if (box.current && place) center(box.current, place);
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
