import { encode } from 'uqr';
import css from './qr-code.module.css';

interface Props {
  readonly value: string;
  /** Its purpose in words; the code itself cannot be read aloud. */
  readonly label: string;
}

/** A QR code as one SVG path. Always dark on white, or scanners fail. Load it with `lazyComponent`: few people need it. */
export function QrCode({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
