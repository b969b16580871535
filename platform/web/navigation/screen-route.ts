import type { ComponentType } from 'react';

export type Access = 'public' | 'signed-in' | 'organizer' | 'operator';

/** One screen of a feature. `load` excludes its code from the first load; `Screen` includes it. */
export interface ScreenRoute {
  readonly path: string;
  /** Who may open it; `public` when left out. */
  readonly access?: Access;
  readonly load?: () => Promise<{ Screen: ComponentType }>;
  readonly Screen?: ComponentType;
  /** Render its frame into HTML at build time, in every language; the path then has no parameters. */
  readonly prerender?: boolean;
  /** A read, such as `/api/home`, that a prerendered page starts before the code arrives. */
  readonly early?: string;
}
