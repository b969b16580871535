import { comparable } from '#domain/common/comparable.ts';
import { hasLabel } from '#domain/order-of-play/court-labels.ts';
import type { QueueRules } from '../../../queue/web/queue.queries.ts';

type Labelled = Readonly<Record<'labels', readonly string[]>>;

/** The labels to choose from: those of the courts, each once, and the chosen one, which may be of no court any more. */
export function labelsOf(courts: readonly Labelled[], chosen: string | null): readonly string[] {
  const all = [...courts.flatMap(({ labels }) => labels), ...(chosen === null ? [] : [chosen])];
  return [...new Map(all.toReversed().map((label) => [comparable(label), label])).values()].sort();
}

/** The chosen labels of an event that no court has: its matches go to any court. */
export function labelsWithoutCourt(
  courts: readonly Labelled[],
  { courtLabel, lastCourts }: Pick<QueueRules, 'courtLabel' | 'lastCourts'>,
): readonly string[] {
  const chosen = new Set([courtLabel, lastCourts?.label ?? null]);
  return [...chosen].filter(
    (label) => label !== null && !courts.some((court) => hasLabel(court, label)),
  ) as readonly string[];
}
