import type { platformMessages } from '../platform.messages.en.ts';
import { textOf } from './language.tsx';

/** The words of the shell and of the design system. */
export const usePlatformText = textOf<typeof platformMessages>('platform');
