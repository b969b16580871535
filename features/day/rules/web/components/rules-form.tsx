import { useState } from 'react';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueEvent, QueueRules } from '../../../queue/web/queue.queries.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { useSeen } from '../../../web/hooks/use-seen.ts';
import { QUEUE_MODES, UMPIRE_RULES } from '../../rules.vocabulary.ts';
import { MINUTES, type MinutesField, minutesIn, rulesIn, typedOf } from '../lib/typed-rules.ts';
import { setRules } from '../rules.queries.ts';
import { useText } from '../rules.text.ts';
import { CourtChoice } from './court-choice.tsx';

interface Props {
  readonly view: QueueView;
  readonly event: QueueEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** Rest, minutes, courts, umpires and no-shows of an event. */
export function RulesForm({ view, event, label, onClose }: Props) {
  const t = useText();
  const words = useQueueText();
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
          {words.save}
        </Button>
      }
    >
      <div className={css.stack}>
        <TimeField
          name="begins"
          label={t.begins}
          hint={t.beginsHint}
          value={typed.notBefore}
          onChange={({ target }) => setTyped({ ...typed, notBefore: target.value })}
        />
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
