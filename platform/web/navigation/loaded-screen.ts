import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { forgetMissingWords } from '../i18n/words.ts';
import { newerVersionAwaits } from './new-version.ts';
import type { ScreenRoute } from './screen-route.ts';

type Loaded = { Screen: ComponentType };
type Readable = Promise<Loaded> & { status?: string; value?: Loaded };

const loads = new Map<ScreenRoute, Readable>();
const failed = new Set<ScreenRoute>();

/** The screen's code, asked for once; a failure is tried once more and then kept until `forgetFailures`. */
export function loadedScreen(route: ScreenRoute): Promise<Loaded> {
  const known = loads.get(route);
  if (known) return known;
  const load = route.load;
  if (!load) throw new Error(`The route ${route.path} has no screen`);
  const loading = load()
    .catch(() => load())
    .catch(reloadOrFail);
  loads.set(route, loading);
  loading.catch(() => failed.add(route));
  return loading;
}

/**
 * Lets failed screens be asked for again. Not done at the failure itself: React renders a second time before it
 * gives up, and would start the same load for ever.
 */
export function forgetFailures(): void {
  for (const route of failed) loads.delete(route);
  failed.clear();
  forgetMissingWords();
}

/** The person is on the way to another screen and types nothing: the new page may take the place of this one. */
async function reloadOrFail(failure: unknown): Promise<Loaded> {
  if (!(await newerVersionAwaits())) throw failure;
  location.reload();
  return new Promise(() => {});
}

/**
 * Loads the screen of an address before it is shown. Hydration must find it ready: an update that reaches a
 * still waiting part of the page would throw the prerendered HTML away.
 */
export async function preloadScreen(
  routes: readonly ScreenRoute[],
  pathname: string,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route?.load || route.Screen) return;
  const loading: Readable = loadedScreen(route) as Readable;
  const value = await loading;
  // What React itself notes on a promise that it has seen settle: `use` then reads it without waiting.
  Object.assign(loading, { status: 'fulfilled', value });
}
