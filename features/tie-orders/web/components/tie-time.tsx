import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { type DeskTie, setTime } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import css from './tie.module.css';

/** When a tie begins on the tournament's day: its orders are due some minutes before. */
export function TieTime({ tie }: { readonly tie: DeskTie }) {
  const t = useText();
  const format = useFormat();
  const { tournamentId: id, stageId, matchId, startsAt, dueAt } = tie;
  const stored = startsAt ? format.clockTime(startsAt) : '';
  const edit = useOwnEdit({ stored, version: stored });
  const { submit, isPending } = useSubmit({
    send: ({ time, seen }: { readonly time: string; readonly seen: string }) => {
      const body = { time: time || null, seenTime: seen || null };
      return setTime({ params: { id, stageId, matchId }, body });
    },
    reads: ['organizer'],
    words: t,
    onSuccess: (_saved, { time }) => {
      edit.saved(time, time);
      notify({ title: t.timeSaved });
    },
  });
  return (
    <>
      <div className={css.time}>
        <TimeField
          name="starts-at"
          label={t.startTime}
          hint={startsAt ? undefined : dueAt ? t.usualTime : t.noTime}
          value={edit.value}
          onChange={({ target }) => edit.change(target.value)}
        />
        <Button
          variant="secondary"
          busy={isPending}
          disabled={edit.isOvertaken}
          onClick={() => void submit({ time: edit.value, seen: edit.seen })}
        >
          {t.saveTime}
        </Button>
      </div>
      {isPending ? null : <OvertakenNotice edit={edit} />}
    </>
  );
}
