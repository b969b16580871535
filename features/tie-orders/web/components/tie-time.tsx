import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { type DeskTie, setTime } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import css from './tie.module.css';

/** When a tie begins on the tournament's day: its orders are due some minutes before. */
export function TieTime({ tie }: { readonly tie: DeskTie }) {
  const t = useText();
  const format = useFormat();
  const { tournamentId: id, stageId, matchId, startsAt, dueAt } = tie;
  const [time, setValue] = useState(startsAt ? format.clockTime(startsAt) : '');
  const { submit, isPending } = useSubmit({
    send: () => setTime({ params: { id, stageId, matchId }, body: { time: time || null } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.timeSaved }),
  });
  return (
    <div className={css.time}>
      <TimeField
        name="starts-at"
        label={t.startTime}
        hint={startsAt ? undefined : dueAt ? t.usualTime : t.noTime}
        value={time}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.saveTime}
      </Button>
    </div>
  );
}
