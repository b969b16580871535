import type { ReactNode } from 'react';
import type { Sport } from '#domain/scoring/formats.ts';

/** What each sport is played with, drawn in the lines of the other icons. */
const MARKS: Readonly<Record<Sport, ReactNode>> = {
  'table-tennis': (
    <>
      <g transform="rotate(45 12 12)">
        <path d="M8.6 14.4a6.6 6.6 0 1 1 6.8 0V14h-1.3v6.4a2.1 2.1 0 0 1-4.2 0V14H8.6z" />
      </g>
      <circle cx="19.2" cy="19" r="2" />
    </>
  ),
  badminton: (
    <g transform="rotate(45 12 12)">
      <path d="M9.3 15.5h5.4v2.3a2.7 2.7 0 0 1-5.4 0z" />
      <path d="M9.3 15.5 6 3.4l3 1.4 3-2 3 2 3-1.4-3.3 12.1M7.8 10h8.4M12 2.8v12.7" />
    </g>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.4 5.9a8.6 8.6 0 0 1 0 12.2M18.6 5.9a8.6 8.6 0 0 0 0 12.2" />
    </>
  ),
  'soft-tennis': (
    <g transform="rotate(45 12 12)">
      <ellipse cx="12" cy="7.6" rx="5" ry="6.4" />
      <path d="M12 1.2V23M7 7.6h10" />
    </g>
  ),
  unspecified: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1" />
      <path d="M12 5v14M3 12h18" />
    </>
  ),
};

/** The mark of a sport. Its name stands beside it or is hidden beside it. */
export function SportMark({ sport }: { readonly sport: Sport }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MARKS[sport]}
    </svg>
  );
}
