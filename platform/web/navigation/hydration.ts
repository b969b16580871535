let hydrated: () => void = () => {};

/**
 * Settles when the first screen is interactive. Cached data must not reach a prerendered page before: the page would
 * differ from its HTML during hydration, and be discarded.
 */
export const firstScreen = new Promise<void>((done) => {
  hydrated = done;
});

/** A screen has been rendered, or hydrated from its prerendered page. */
export function markHydrated(): void {
  // End-to-end tests wait for it.
  document.documentElement.dataset.live = '';
  hydrated();
}
