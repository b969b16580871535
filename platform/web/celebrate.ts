const celebrated = new Set<string>();

/**
 * Confetti over the screen for a title, once while the app is open; the code loads then. Nothing with reduced motion, and nothing where the
 * code does not arrive: it is no more than a pleasure.
 */
export async function celebrate(title: string): Promise<void> {
  if (celebrated.has(title) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  celebrated.add(title);
  const canvas = document.createElement('canvas');
  // The library draws without asking whether it can.
  if (!canvas.getContext('2d')) return;
  const loaded = await import('canvas-confetti').catch(() => null);
  if (!loaded) return;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.confetti = '';
  canvas.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;pointer-events:none;z-index:50';
  document.body.append(canvas);
  // Without a worker: the content security policy allows none from a blob.
  const fire = loaded.default.create(canvas, { resize: true, useWorker: false });
  await fire({
    particleCount: 120,
    spread: 80,
    origin: { y: 0.35 },
    disableForReducedMotion: true,
  });
  canvas.remove();
}
