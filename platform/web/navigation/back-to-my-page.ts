import { usePlatformText } from '../i18n/platform-text.ts';
import type { Back } from '../ui/screen.tsx';
import { useLocationState } from './screens.tsx';
import { useTakenOver } from './taken-over.ts';

/** The state of a link on My Page, so that the screen leads back there. */
export const FROM_MY_PAGE = { from: 'my-page' } as const;

/** The way back from a screen that My Page also links to: My Page if it was opened from there, else the usual one. */
export function useBackToMyPage(usual: Back): Back {
  const { myPage } = usePlatformText();
  const from = useLocationState<{ readonly from?: string }>()?.from;
  const isKnown = useTakenOver();
  return isKnown && from === FROM_MY_PAGE.from ? { to: '/my-page', label: myPage } : usual;
}
