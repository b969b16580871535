import { homeMessages } from '#features/home/home.messages.ja.ts';
import { platformMessages } from '#platform/web/platform.messages.ja.ts';
import type { MessageFiles } from './load-messages.ts';

/** The messages of the shell and of home: part of every first load, in one file. */
export const first = { home: homeMessages, platform: platformMessages };

/**
 * The files of every other feature's messages; those of mails stay on the server. Parts (`topic.part.messages`) come with the file
 * that takes them in.
 */
export const files: MessageFiles = import.meta.glob([
  '../../features/**/*.messages.ja.ts',
  '!../../features/**/*.*.messages.*',
  '!../../features/home/home.messages.*',
  '!../../features/**/mails/*',
]);
