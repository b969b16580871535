import { rubberName } from '../../rubber-names.policy.ts';
import { useText } from '../rubber-names.text.ts';

/** What a rubber is called: "D3" in a list of English, 第3ダブルス in Japanese. */
export function useRubberName(): (name: string) => string {
  const t = useText();
  return (name) => rubberName(t, name);
}
