import { usePlatformText } from '../i18n/platform-text.ts';
import type { Back } from '../ui/screen.tsx';
import { useLocationState } from './screens.tsx';
import { useTakenOver } from './taken-over.ts';

/** The state of a link on My Page, so that the screen leads back there. */
export const FROM_MY_PAGE = { from: 'my-page' } as const;

/** The same of a link in a tab of My Page. */
export const fromMyPage = (tab: string) => ({ ...FROM_MY_PAGE, tab });

/** The way back from a screen that My Page also links to: My Page if it was opened from there, else the usual one. */
export function useBackToMyPage(usual: Back): Back {
  const { myPage } = usePlatformText();
  const { from, tab } = useLocationState<{ readonly from?: string; readonly tab?: string }>() ?? {};
  const isKnown = useTakenOver();
  if (!isKnown || from !== FROM_MY_PAGE.from) return usual;
  return { to: tab ? `/my-page?tab=${tab}` : '/my-page', label: myPage };
}
