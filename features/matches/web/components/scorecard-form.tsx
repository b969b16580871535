import { useState } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { CardProps, ScorecardProps } from '../lib/card-props.ts';
import { pendingScoreFor } from '../lib/score-outbox.ts';
import { keyOf, type ScoreTarget } from '../lib/score-target.ts';
import { SpecScorecard } from './spec-scorecard.tsx';

/** Few cards have a format: its code and words come with the first one. */
const FormatScorecard = lazyComponent(() =>
  import('../../score-formats/web/components/format-scorecard.tsx').then(
    ({ FormatScorecard: Card }) => Card,
  ),
);

/**
 * The scorecard of a match: confirms, corrects, and resolves conflicts with another scorer. It keeps the format that it
 * began with, whatever the practice changes meanwhile.
 */
export function ScorecardForm(props: ScorecardProps) {
  const { target, stored } = props;
  const pending = pendingScoreFor(useOutbox(), keyOf(target));
  const [begun, setBegun] = useState(stored);
  const draftKey = draftKeyOf(target, begun?.version ?? 0);
  const draft = tabDraft<{ scoreFormat?: ChosenFormat }>(`scorecard ${draftKey}`).read();
  // The first copy may be outdated: until something is typed, the card follows the stored score.
  if (!draft && !pending && (begun?.version ?? 0) !== (stored?.version ?? 0)) setBegun(stored);
  const card = { ...props, begun, pending, draftKey };
  const format = draft ? draft.scoreFormat : formatOfCard(card);
  if (!format) return <SpecScorecard {...card} />;
  return (
    <FormatScorecard
      {...card}
      format={format}
      waiting={<Skeleton shape="card" count={3} />}
      failed={(retry) => <LoadFailure error={null} onRetry={retry} />}
    />
  );
}

/** A match with a score keeps its format; one without has that of its practice. */
function formatOfCard({ pending, begun, scoreFormat }: CardProps): ChosenFormat | null | undefined {
  if (pending) return pending.score.scoreFormat;
  return begun && begun.version > 0 ? begun.scoreFormat : scoreFormat;
}

/** Each version of a match has its own draft: input against an older version never replaces a newer one. */
function draftKeyOf(target: ScoreTarget, seen: number): string {
  const { sessionId, pathId, player1, player2, playedOn } = target;
  if (sessionId || seen > 0) return `${keyOf(target)} ${seen}`;
  return `${pathId} ${player1.id} ${player2.id} ${playedOn}`;
}
