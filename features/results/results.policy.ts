import { type EventProgress, isAllPlayed } from '#features/day/queue/queue.finished.policy.ts';
import type { placesMessages } from './places/places.messages.en.ts';
import type { StageOfResults } from './results.contract.ts';
import type { ResultsState } from './results.vocabulary.ts';

/** How far the results of a tournament are. */

interface Facts {
  readonly state: string;
  readonly eventDate: string;
  readonly finalizedAt: Date | null;
  readonly endedEarlyAt: Date | null;
  /** Whether a match has a result. */
  readonly hasResults: boolean;
  readonly events: readonly EventProgress[];
  /** In Japan. */
  readonly today: string;
}

export function resultsState(facts: Facts): ResultsState {
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.finalizedAt) return 'final';
  if (facts.endedEarlyAt || isAllPlayed(facts.events)) return 'finished';
  if (facts.today > facts.eventDate) return 'over';
  return facts.hasResults ? 'running' : 'coming';
}

/** "1", "3" where two share 3 and 4, "5-8": how a place is written. */
export function placeText({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to || (from === 3 && to === 4) ? String(from) : `${from}-${to}`;
}

type StageWords = Pick<
  typeof placesMessages,
  'firstGroups' | 'kinds' | 'consolation' | 'mainDraw' | 'placeDraw'
>;

/** What decides how a stage is called. */
export type NamedStage = Pick<StageOfResults, 'further' | 'kind' | 'hasNext'>;

/** What a stage is called: "Groups", "Main draw", "Place 2", "Consolation". */
export function stageText(t: StageWords, { further, kind, hasNext }: NamedStage): string {
  if (!further) return hasNext ? t.firstGroups : t.kinds[kind];
  if (!further.places) return t.consolation;
  return further.isMain ? t.mainDraw : t.placeDraw(further.places.from, further.places.to);
}

interface Stage {
  readonly kind: 'knockout' | 'groups';
  readonly further: { readonly position: number; readonly places: unknown } | null;
}

/** The stages of an event as they are read: knockouts after groups before the groups, a consolation last. */
export function decidingFirst<Of extends Stage>(stages: readonly Of[]): readonly Of[] {
  return stages.toSorted((one, other) => weightOf(one) - weightOf(other));
}

function weightOf({ further, kind }: Stage): number {
  if (further) return further.places ? further.position : 9;
  return kind === 'knockout' ? 0 : 8;
}
