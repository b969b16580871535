import { useText } from '../matches.text.ts';

/** "W.O.", "Ret." and "Def." in the language in use, for `earlyWord`. */
export function useEarlyWords() {
  const { early } = useText();
  return { early };
}
