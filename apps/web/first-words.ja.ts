import { homeMessages } from '#features/home/home.messages.ja.ts';
import { platformMessages } from '#platform/web/platform.messages.ja.ts';
import type { WordFiles } from './catalogue.ts';

/** What the shell and home say: part of every first load, in one file. */
export const first = { home: homeMessages, platform: platformMessages };

/** Where every other feature's words are; those of mails stay on the server. */
export const files: WordFiles = import.meta.glob([
  '../../features/**/*.messages.ja.ts',
  '!../../features/home/home.messages.*',
  '!../../features/**/mails/*',
]);
