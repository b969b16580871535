import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { ScreenPlaceholder } from '../shell/screen-placeholder.tsx';
import { useArrival } from './arrival.tsx';
import { areasOf, forgetFailures, loadedArea, loadedScreen } from './loaded-screen.ts';
import { type Access, type RouteTable, type ScreenRoute, screensIn } from './screen-route.ts';
import { useScroll } from './scroll.ts';

export type { Access, RouteTable, ScreenRoute };

export type Guard = ComponentType<{ readonly access: Access; readonly children: ReactNode }>;

interface Props {
  readonly routes: RouteTable;
  readonly guard: Guard;
}

/**
 * Every screen of the app. While the next screen's code loads, the old one stays (the router updates in a transition). A
 * screen that cannot be loaded or fails shows the error screen, and leaving it recovers.
 */
export function Screens({ routes, guard }: Props) {
  const { pathname } = useLocation();
  useScroll();
  useArrival();
  return (
    <ErrorBoundary place={pathname} onReset={forgetFailures}>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Matching routes={routes} guard={guard} pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matching({ routes, guard, pathname }: Props & { readonly pathname: string }) {
  const areas = areasOf(routes, pathname).flatMap((area) => use(loadedArea(area)).routes);
  return (
    <Routes>
      {[...screensIn(routes), ...areas].map((route) => (
        <Route
          key={route.path}
          path={route.path}
          // The key: another group is another screen, with fresh state.
          element={<Guarded key={pathname} route={route} guard={guard} />}
        />
      ))}
      <Route path="*" element={<NotFound key={pathname} />} />
    </Routes>
  );
}

function Guarded({ route, guard: Guard }: { route: ScreenRoute; guard: Guard }) {
  const Screen = route.Screen ?? use(loadedScreen(route)).Screen;
  return (
    <Guard access={route.access ?? 'public'}>
      <Screen />
    </Guard>
  );
}

/** Data from the navigation; null after a deep link. A hint only: the server's data are authoritative. */
export function useLocationState<T>(): T | null {
  return (useLocation().state as T | null) ?? null;
}
