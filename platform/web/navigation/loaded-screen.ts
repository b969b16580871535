import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { forgetFailedMessages } from '../i18n/message-catalog.ts';
import { newerVersionAwaits } from './new-version.ts';
import { type Area, isArea, type RouteTable, type ScreenRoute, screensIn } from './screen-route.ts';

type Loading = Promise<unknown>;

const loads = new Map<ScreenRoute | Area, Loading>();
const failed = new Set<ScreenRoute | Area>();

/** The screen's code, loaded once. A failure is tried once more and then cached until `forgetFailures`. */
export function loadedScreen(route: ScreenRoute): Promise<{ readonly Screen: ComponentType }> {
  if (!route.load) throw new Error(`The route ${route.path} has no screen`);
  return loadedOnce(route, route.load);
}

/** The screens of an area, loaded once; a failure is treated like that of a screen. */
export function loadedArea(area: Area): Promise<{ readonly routes: readonly ScreenRoute[] }> {
  return loadedOnce(area, area.load);
}

/** The areas in which an address may be. */
export function areasOf(table: RouteTable, pathname: string): readonly Area[] {
  const isBelow = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  return table.filter(isArea).filter(({ under }) => under.some(isBelow));
}

function loadedOnce<Code>(part: ScreenRoute | Area, load: () => Promise<Code>): Promise<Code> {
  const known = loads.get(part);
  // A part is always loaded by its own `load`.
  if (known) return known as Promise<Code>;
  const loading = load()
    .catch(() => load())
    .catch(reloadOrFail);
  loads.set(part, loading);
  loading.catch(() => failed.add(part));
  return loading;
}

/**
 * Allows another try for failed screens and areas. Not done at the failure itself: React renders a second time before it gives up,
 * and would repeat the same load endlessly.
 */
export function forgetFailures(): void {
  for (const part of failed) loads.delete(part);
  failed.clear();
  forgetFailedMessages();
}

/** The person is going to another screen and types nothing: a new page may replace this one. */
async function reloadOrFail(failure: unknown): Promise<never> {
  if (!(await newerVersionAwaits())) throw failure;
  location.reload();
  return new Promise(() => {});
}

/**
 * Loads the screen of an address before it is shown. Hydration must find it ready: an update that reaches a suspended
 * part of the page would discard the prerendered HTML.
 */
export async function preloadScreen(table: RouteTable, pathname: string): Promise<void> {
  const known = await screensAt(table, pathname);
  const route = known.find(({ path }) => matchPath(path, pathname));
  if (route?.load && !route.Screen) await ready(loadedScreen(route));
}

/** The screens of the first load and those of the areas in which an address may be. */
export async function screensAt(
  table: RouteTable,
  pathname: string,
): Promise<readonly ScreenRoute[]> {
  const areas = await Promise.all(areasOf(table, pathname).map((area) => ready(loadedArea(area))));
  return [...screensIn(table), ...areas.flatMap((area) => area.routes)];
}

async function ready<Code>(loading: Promise<Code>): Promise<Code> {
  const value = await loading;
  // The fields that React sets on a settled promise: `use` then reads it without suspending.
  Object.assign(loading, { status: 'fulfilled', value });
  return value;
}
