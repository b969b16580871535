import { publicDraws } from '#features/event-draws/event-draws.public.contract.ts';
import { snapshot } from '#features/live/live.contract.ts';
import { findResults } from '#features/results/results.contract.ts';

/** A screen that the server renders for everybody, with the public reads that it shows: their addresses have the parameters of its path. */
export interface RenderedScreen {
  readonly path: string;
  readonly reads: readonly string[];
}

export const renderedScreens: readonly RenderedScreen[] = [
  { path: '/live/:id', reads: [snapshot.path] },
  { path: '/tournaments/:id/draws', reads: [publicDraws.path] },
  { path: '/tournaments/:id/results', reads: [`${findResults.path}?names=public`] },
];
