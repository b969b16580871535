import type { ComponentProps } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Skeleton } from './skeleton.tsx';

/** In the place of what is being read: its grey shapes, and a word that is read aloud. */
export function Placeholder(shapes: ComponentProps<typeof Skeleton>) {
  const t = usePlatformText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t.loading}</span>
      <Skeleton {...shapes} />
    </div>
  );
}
