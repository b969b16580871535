import { FINAL_ROUNDS } from '#domain/scoring/final-format.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueRules } from '../../../queue/web/queue.queries.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { labelsOf, labelsWithoutCourt } from '../lib/court-choice.ts';
import { useText } from '../rules.text.ts';

type Choice = Pick<QueueRules, 'courtLabel' | 'lastCourts'>;

interface Props {
  readonly view: QueueView;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** On which courts an event is played, and its last rounds: by the labels of the courts. A hint while no court has a label. */
export function CourtChoice({ view: { queue }, choice, onChange }: Props) {
  const t = useText();
  const words = useQueueText();
  const formats = useFormatWords();
  const word = courtKind(queue.sport);
  const { courtLabel, lastCourts } = choice;
  const labels = labelsOf(queue.courts, courtLabel);
  const lastLabels = labelsOf(queue.courts, lastCourts?.label ?? null);
  if (labels.length === 0 && lastLabels.length === 0) {
    return <p>{t.noLabels[word]}</p>;
  }
  const missing = labelsWithoutCourt(queue.courts, choice);
  return (
    <>
      <SelectField
        name="court-label"
        label={t.playedOn[word]}
        value={courtLabel ?? ''}
        onChange={({ target }) => onChange({ ...choice, courtLabel: target.value || null })}
        options={[{ value: '', label: t.everyCourt[word] }, ...optionsOf(labels)]}
      />
      <SelectField
        name="last-courts-from"
        label={t.lastCourts[word]}
        value={String(lastCourts?.from ?? '')}
        onChange={({ target }) => {
          const from = FINAL_ROUNDS.find((round) => String(round) === target.value);
          const label = lastCourts?.label ?? lastLabels[0];
          onChange({ ...choice, lastCourts: from && label ? { from, label } : null });
        }}
        options={[
          { value: '', label: t.noLastCourts },
          ...FINAL_ROUNDS.map((round) => ({
            value: String(round),
            label: formats.finalFrom(round),
          })),
        ]}
      />
      {lastCourts ? (
        <SelectField
          name="last-courts-label"
          label={t.lastPlayedOn[word]}
          value={lastCourts.label}
          onChange={({ target }) =>
            onChange({ ...choice, lastCourts: { ...lastCourts, label: target.value } })
          }
          options={optionsOf(lastLabels)}
        />
      ) : null}
      {missing.length > 0 ? (
        <InlineNotice tone="warning" title={t.labelMissing(words.joined([...missing]))}>
          {t.labelMissingText[word]}
        </InlineNotice>
      ) : null}
    </>
  );
}

function optionsOf(labels: readonly string[]) {
  return labels.map((label) => ({ value: label, label }));
}
