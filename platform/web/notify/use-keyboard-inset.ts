import { useEffect } from 'react';

/**
 * Sets `--keyboard` to the pixels of the page that the on-screen keyboard covers: elements fixed to the bottom would lie
 * behind it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page zoomed with two fingers is partly out of sight without any keyboard.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.offsetTop - seen.height;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
