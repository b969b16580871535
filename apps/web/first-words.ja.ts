import { homeMessages } from '#features/home/home.messages.ja.ts';
import { platformMessages } from '#platform/web/platform.messages.ja.ts';

/** What the shell and home say: part of every first load, in one file. */
export const words = { home: homeMessages, platform: platformMessages };
