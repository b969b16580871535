import type { Shape } from '../lib/format-edit.ts';
import css from './format-miniature.module.css';

/** A format as a small drawing, beside its name. */
export function FormatMiniature({ shape }: { readonly shape: Shape }) {
  return (
    <svg className={css.picture} viewBox="0 0 48 40" aria-hidden="true">
      {shape === 'knockout' ? <Knockout /> : <Groups shape={shape} />}
    </svg>
  );
}

function Knockout() {
  return <path d="M4 5h12v8H4M4 13h12M4 27h12v8H4M4 35h12M16 9h14v22H16M16 31h14M30 20h14" />;
}

/** Boxes with a row for each player; a single group in the middle. */
function Groups({ shape }: { readonly shape: Exclude<Shape, 'knockout'> }) {
  const rows = shape === 'one' ? 4 : Number(shape);
  const lefts = shape === 'one' ? [14] : [3, 27];
  return (
    <>
      {lefts.map((left) => (
        <g key={left}>
          <rect x={left} y="4" width="18" height="32" rx="3" />
          {Array.from({ length: rows }, (_, row) => {
            const y = 4 + ((row + 0.5) * 32) / rows;
            return <path key={y} d={`M${left + 4} ${y}h10`} />;
          })}
        </g>
      ))}
    </>
  );
}
