import { useState } from 'react';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSeen } from '../../../web/hooks/use-seen.ts';
import { QUEUE_MODES, UMPIRE_RULES } from '../../queue.vocabulary.ts';
import { useDeskWrite } from '../hooks/use-desk-write.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { MINUTES, type MinutesField, minutesIn, rulesIn, typedOf } from '../lib/typed-rules.ts';
import { type QueueEvent, type QueueRules, setRules } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { CourtChoice } from './court-choice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly event: QueueEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** Rest, minutes, courts, umpires and no-shows of an event. */
export function RulesForm({ view, event, label, onClose }: Props) {
  const t = useText();
  const { sendSeen } = useSeen(event.rules, 'QUEUE_CHANGED');
  const [typed, setTyped] = useState(() => typedOf(event.rules));
  const [isTried, setTried] = useState(false);
  const write = useDeskWrite(
    view,
    (next: QueueRules) =>
      sendSeen((seen) =>
        setRules({
          params: { id: view.tournamentId, eventId: event.id },
          body: { seen, next },
        }),
      ),
    () => {
      notify({ title: t.saved });
      onClose();
    },
  );
  const save = () => {
    setTried(true);
    const next = rulesIn(typed);
    if (next) void write.submit(next);
  };
  const field = (name: MinutesField, shown: { label: string; hint?: string }) => (
    <TextField
      name={name}
      {...shown}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      suffix={t.minutesUnit}
      value={typed.minutes[name]}
      onChange={({ target }) =>
        setTyped({
          ...typed,
          minutes: { ...typed.minutes, [name]: String(toHalfWidth(target.value)) },
        })
      }
      error={
        isTried && minutesIn(name, typed) === null
          ? t.numberInvalid(MINUTES[name][0], MINUTES[name][1])
          : undefined
      }
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{label}</bdi>}
      actions={
        <Button busy={write.isPending} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <div className={css.stack}>
        {field('rest', { label: t.rest })}
        {field('match', { label: t.minutesOfMatch, hint: t.minutesHint })}
        <SelectField
          name="mode"
          label={t.mode}
          value={typed.mode}
          onChange={({ target }) =>
            setTyped({ ...typed, mode: QUEUE_MODES.find((one) => one === target.value) ?? 'queue' })
          }
          options={QUEUE_MODES.map((value) => ({ value, label: t.modes[value] }))}
        />
        <CourtChoice
          view={view}
          choice={typed}
          onChange={({ courtLabel, lastCourts }) => setTyped({ ...typed, courtLabel, lastCourts })}
        />
        <SelectField
          name="umpires"
          label={t.umpires}
          value={typed.umpires}
          onChange={({ target }) =>
            setTyped({
              ...typed,
              umpires: UMPIRE_RULES.find((one) => one === target.value) ?? 'none',
            })
          }
          options={UMPIRE_RULES.map((value) => ({ value, label: t.umpireRules[value] }))}
        />
        {field('firstCall', { label: t.firstCall })}
        {field('secondCall', { label: t.secondCall, hint: t.secondCallHint })}
        <CheckboxField
          name="then-default"
          label={t.noShow}
          checked={typed.thenDefault}
          onChange={({ target }) => setTyped({ ...typed, thenDefault: target.checked })}
        />
        <ProblemNotice problem={write.problem} onDismiss={write.dismiss} />
      </div>
    </Dialog>
  );
}
