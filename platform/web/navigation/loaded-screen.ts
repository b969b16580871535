import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { forgetMissingWords } from '../i18n/message-catalog.ts';
import { newerVersionAwaits } from './new-version.ts';
import type { ScreenRoute } from './screen-route.ts';

type Loaded = { Screen: ComponentType };
type Readable = Promise<Loaded> & { status?: string; value?: Loaded };

const loads = new Map<ScreenRoute, Readable>();
const failed = new Set<ScreenRoute>();

/** The screen's code, loaded once. A failure is tried once more and then cached until `forgetFailures`. */
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
 * Allows another try for failed screens. Not done at the failure itself: React renders a second time before it gives up,
 * and would repeat the same load endlessly.
 */
export function forgetFailures(): void {
  for (const route of failed) loads.delete(route);
  failed.clear();
  forgetMissingWords();
}

/** The person is going to another screen and types nothing: a new page may replace this one. */
async function reloadOrFail(failure: unknown): Promise<Loaded> {
  if (!(await newerVersionAwaits())) throw failure;
  location.reload();
  return new Promise(() => {});
}

/**
 * Loads the screen of an address before it is shown. Hydration must find it ready: an update that reaches a suspended
 * part of the page would discard the prerendered HTML.
 */
export async function preloadScreen(
  routes: readonly ScreenRoute[],
  pathname: string,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route?.load || route.Screen) return;
  const loading: Readable = loadedScreen(route) as Readable;
  const value = await loading;
  // The fields that React sets on a settled promise: `use` then reads it without suspending.
  Object.assign(loading, { status: 'fulfilled', value });
}
