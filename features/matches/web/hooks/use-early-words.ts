import { useText } from '../matches.text.ts';

/** "W.O.", "Ret." and the like in the language in use, for `earlyWord`. */
export function useEarlyWords() {
  const { early } = useText();
  return { early };
}
