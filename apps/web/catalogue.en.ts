import { platformMessages } from '#platform/web/platform.messages.en.ts';

/** Every feature's words, by the name that its `textOf` asks for. */
export const catalogue = {
  platform: platformMessages,
};
