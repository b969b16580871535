import type { platformMessages } from '../platform.messages.en.ts';
import { createMessagesHook } from './language.tsx';

/** The words of the shell and of the design system. */
export const usePlatformText = createMessagesHook<typeof platformMessages>('platform');
