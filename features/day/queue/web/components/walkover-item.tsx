import { useState } from 'react';
import { SIDES } from '#domain/scorecard/side.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useDeskWrite } from '../hooks/use-desk-write.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { seenOf } from '../lib/seen-match.ts';
import {
  type Decision,
  decideWalkover,
  type ProposedWalkover,
  type QueueMatch,
} from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly walkover: ProposedWalkover;
  readonly match: QueueMatch;
}

const NOBODY = 'nobody';

/** A no-show: the rule proposes a walkover, and the desk decides. */
export function WalkoverItem({ view, walkover, match }: Props) {
  const t = useText();
  const format = useFormat();
  /** What the question proposed when it was opened; null while it is closed. */
  const [proposed, setProposed] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const write = useDeskWrite(view, (decision: Decision) =>
    decideWalkover({
      params: { id: view.tournamentId },
      body: { ...seenOf(match), decision },
    }),
  );
  const versus = view.versus(match);
  const present = presentSide(walkover, match);
  // Somebody has checked in while the question is open: the desk chooses itself, and nothing else is chosen unseen.
  const chosen = typed ?? (proposed === present ? present : '');
  const ask = () => {
    setProposed(present);
    setTyped(null);
    setTried(false);
  };
  const close = () => setProposed(null);
  const record = () => {
    setTried(true);
    if (chosen === '') return;
    const winnerId = chosen === NOBODY ? null : chosen;
    void write.submit({ kind: 'accept', winnerId }).then(close);
  };
  const names = view.names(match);
  const sides = SIDES.flatMap((side) => {
    const id = match[side]?.id;
    return id === undefined ? [] : [{ id, name: names[side] }];
  });
  const missing = sides.filter(({ id }) => walkover.missingSideIds.includes(id));
  const options = sides.map(({ id, name }) => ({
    value: id,
    label: <bdi>{t.winner(name)}</bdi>,
  }));
  return (
    <InlineNotice
      tone="warning"
      title={<bdi>{t.walkoverTitle(versus)}</bdi>}
      action={
        <div className={css.actions}>
          <Button
            variant="secondary"
            aria-label={t.cameOf(versus)}
            aria-disabled={write.isPending}
            onClick={() => void write.submit({ kind: 'decline' })}
          >
            {t.came}
          </Button>
          <Button
            variant="danger"
            aria-label={t.walkoverOf(versus)}
            aria-disabled={write.isPending}
            onClick={ask}
          >
            {t.walkover}
          </Button>
        </div>
      }
    >
      <p>
        {format.facts([
          view.courtName(match.courtId),
          t.walkoverSince(format.clockTime(walkover.since)),
        ])}
      </p>
      {missing.length > 0 ? <p>{t.missing(t.joined(missing.map(({ name }) => name)))}</p> : null}
      <ProblemNotice problem={write.problem} onDismiss={write.dismiss} />
      <ConfirmDialog
        open={proposed !== null}
        title={t.walkoverQuestion}
        confirmLabel={t.record}
        busy={write.isPending}
        onConfirm={record}
        onCancel={close}
      >
        <div className={css.stack}>
          <p>{t.walkoverText}</p>
          <RadioField
            name={`winner-${match.key}`}
            label={t.whoWins}
            value={chosen}
            onChange={({ target }) => setTyped(target.value)}
            options={[...options, { value: NOBODY, label: t.nobody }]}
            error={isTried && chosen === '' ? t.chooseWinner : undefined}
          />
        </div>
      </ConfirmDialog>
    </InlineNotice>
  );
}

/** The only side that is complete, "nobody" where neither is; empty where the desk must say. */
function presentSide({ missingSideIds }: ProposedWalkover, { player1, player2 }: QueueMatch) {
  const here = [player1, player2].filter((side) => side && !missingSideIds.includes(side.id));
  if (here.length === 0) return NOBODY;
  return here.length === 1 ? (here[0]?.id ?? '') : '';
}
