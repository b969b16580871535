import { createElement, type ReactElement, type SVGProps } from 'react';

type Child = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Draws lucide's icons in the place of its own `createLucideIcon` (vite.config.ts puts it there), which is 1.3 KB of
 * options that we never set. Colour and size come from CSS; an icon without a name of its own is decoration.
 */
// biome-ignore lint/style/noDefaultExport: lucide's icons import it as the default.
export default function createIcon({ node }: { readonly node: readonly Child[] }) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props: SVGProps<SVGSVGElement>): ReactElement {
    const named = props.role || props['aria-label'] || props['aria-labelledby'];
    const hidden = named ? null : { 'aria-hidden': true };
    return createElement('svg', { ...LOOK, ...hidden, ...props }, ...children);
  };
}
