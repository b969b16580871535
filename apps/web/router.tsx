import type { Guard, ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** Every feature's screens. */
export const routes: readonly ScreenRoute[] = [];

/** Decides who may open a screen. */
export const guard: Guard = ({ children }) => children;
