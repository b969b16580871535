let stands: () => void = () => {};

/**
 * Settles when the first screen answers. What the phone has kept must not arrive in a made page before: the page would
 * differ from its HTML while it is taken over, and be thrown away.
 */
export const firstScreen = new Promise<void>((done) => {
  stands = done;
});

/** A screen has been drawn, or taken over from its made page. */
export function noteStanding(): void {
  // Journeys in a browser wait for it.
  document.documentElement.dataset.live = '';
  stands();
}
