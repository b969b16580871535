import type { FurtherStage } from '../../event-draws.further.policy.ts';
import { useText } from '../event-draws.text.ts';

/** What is said of a stage after the groups, or of a consolation. */
export type FurtherWords = ReturnType<typeof useText>['further'];

/** The sentences of a stage after the first: it follows groups, or a knockout. */
export function useFurtherWords({ places }: Pick<FurtherStage, 'places'>): FurtherWords {
  const t = useText();
  return places ? t.further : t.consolationSteps;
}
