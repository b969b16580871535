import { tabDraft } from '../forms/draft.ts';

/** The version of this page: the file of the first load, whose name changes with its content. */
const RUNNING = new URL(import.meta.url).pathname;
const tried = tabDraft<string>('reloaded-for');

/**
 * Whether a reload gives a newer version, whose screens can be loaded. For when a screen's code is missing: the server has
 * only the newest files, and a page opened before an update may request older ones.
 */
export async function newerVersionAwaits(): Promise<boolean> {
  if (!import.meta.env.PROD || tried.read() === RUNNING) return false;
  const answer = await fetch('/index.html', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || (await answer.text()).includes(RUNNING)) return false;
  // Once: where an old service worker returns the old page, another try would not help. Without storage nobody could count.
  tried.write(RUNNING);
  return tried.read() === RUNNING;
}
