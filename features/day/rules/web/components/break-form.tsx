import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { BREAK_KINDS, type BreakKind, LONGEST_MATCH } from '../../rules.vocabulary.ts';
import { addBreak, type NewBreak } from '../rules.queries.ts';
import { useText } from '../rules.text.ts';

interface Props {
  readonly view: QueueView;
  readonly onClose: () => void;
}

const USUAL_LUNCH = '30';

/** A lunch window, of an event or of everybody, or a break of a court or of all of them. */
export function BreakForm({ view, onClose }: Props) {
  const t = useText();
  const words = useQueueText();
  const { queue, tournamentId } = view;
  const word = courtKind(queue.sport);
  const [kind, setKind] = useState<BreakKind>('lunch');
  const [eventId, setEventId] = useState('');
  const [courtId, setCourtId] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [typed, setTyped] = useState(USUAL_LUNCH);
  const [isTried, setTried] = useState(false);
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isLong = minutes >= 1 && minutes <= LONGEST_MATCH;
  const write = useDeskWrite(
    view,
    (added: NewBreak, id) => addBreak({ params: { id: tournamentId }, body: { id, break: added } }),
    () => {
      notify({ title: t.saved });
      onClose();
    },
  );
  const save = () => {
    setTried(true);
    if (!from || !until || (kind === 'lunch' && !isLong)) return;
    void write.submit(
      kind === 'lunch'
        ? { kind, eventId: Number(eventId) || null, from, until, minutes }
        : { kind, courtId: courtId || null, from, until },
    );
  };
  const missing = isTried && (!from || !until) ? t.timesMissing : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.newBreak}
      actions={
        <Button busy={write.isPending} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div className={css.stack}>
        <SelectField
          name="kind"
          label={t.kind}
          value={kind}
          onChange={({ target }) =>
            setKind(BREAK_KINDS.find((one) => one === target.value) ?? 'lunch')
          }
          options={BREAK_KINDS.filter((one) => one === 'lunch' || queue.courts.length > 0).map(
            (value) => ({
              value,
              label: value === 'lunch' ? t.lunch : t.courtBreak[word],
            }),
          )}
        />
        {kind === 'court' ? (
          <SelectField
            name="court"
            label={t.onCourt[word]}
            value={courtId}
            onChange={({ target }) => setCourtId(target.value)}
            options={[
              { value: '', label: t.allCourts[word] },
              ...queue.courts.map(({ id }) => ({ value: id, label: view.courtName(id) })),
            ]}
          />
        ) : null}
        {kind === 'lunch' && queue.events.length > 1 ? (
          <SelectField
            name="event"
            label={t.forWhom}
            value={eventId}
            onChange={({ target }) => setEventId(target.value)}
            options={[
              { value: '', label: t.everybody },
              ...queue.events.map(({ id }) => ({
                value: String(id),
                label: view.eventName(id) ?? '',
              })),
            ]}
          />
        ) : null}
        <div className={css.pair}>
          <TimeField
            name="from"
            label={t.from}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={missing}
          />
          <TimeField
            name="until"
            label={t.until}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
        {kind === 'lunch' ? (
          <TextField
            name="minutes"
            label={t.lunchMinutes}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            suffix={t.minutesUnit}
            value={typed}
            onChange={({ target }) => setTyped(String(toHalfWidth(target.value)))}
            error={isTried && !isLong ? t.numberInvalid(1, LONGEST_MATCH) : undefined}
          />
        ) : null}
        <ProblemNotice problem={write.problem} onDismiss={write.dismiss} />
      </div>
    </Dialog>
  );
}
