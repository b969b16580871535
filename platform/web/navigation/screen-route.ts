import type { ComponentType } from 'react';

export type Access = 'public' | 'signed-in' | 'organizer' | 'operator';

/** One screen of a feature. `load` excludes its code from the first load; `Screen` includes it. */
export interface ScreenRoute {
  readonly path: string;
  /** Who may open it; `public` when left out. */
  readonly access?: Access;
  readonly load?: () => Promise<{ Screen: ComponentType }>;
  readonly Screen?: ComponentType;
  /** Its page may use the camera. Other screens lead to it by loading its page: a page keeps what it may use. */
  readonly usesCamera?: boolean;
  /** Render its frame into HTML at build time, in every language; the path then has no parameters. */
  readonly prerender?: boolean;
  /** A read, such as `/api/home`, that a prerendered page starts before the code arrives. */
  readonly early?: string;
}

/** Screens below a few addresses, whose table is loaded when the first of them is opened. */
export interface Area {
  /** Beginnings of addresses, such as `/operator`; every screen of the area is below one of them. */
  readonly under: readonly string[];
  readonly load: () => Promise<{ readonly routes: readonly ScreenRoute[] }>;
}

/** The screens of the app; those of an area are not in the first load. */
export type RouteTable = readonly (ScreenRoute | Area)[];

/** Whether a part of the table is an area, and not a screen. */
export function isArea(part: ScreenRoute | Area): part is Area {
  return 'under' in part;
}

/** The screens of the first load. */
export function screensIn(table: RouteTable): readonly ScreenRoute[] {
  return table.flatMap((part) => (isArea(part) ? [] : [part]));
}
