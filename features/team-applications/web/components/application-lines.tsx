import { useState } from 'react';
import { isLive } from '#domain/entry/vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useEventNames } from '../hooks/use-event-names.ts';
import { lineName } from '../lib/tones.ts';
import {
  APPLICATION_READS,
  type Found,
  type Line,
  withdrawLine,
} from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';
import { ReplacePupil } from './replace-pupil.tsx';

/** The lines of an application by event, in order of strength; each can be withdrawn or changed. */
export function ApplicationLines({ found }: { readonly found: Found }) {
  const { events, application } = found;
  const eventName = useEventNames(events);
  const shown = events.filter(({ id }) => application.lines.some(({ eventId }) => eventId === id));
  return (
    <>
      {shown.map(({ id }) => (
        <Section key={id} heading={eventName(id)}>
          <UnmarkedList aria-label={eventName(id)}>
            {application.lines
              .filter(({ eventId }) => eventId === id)
              .map((line) => (
                <LineRow key={line.id} found={found} line={line} />
              ))}
          </UnmarkedList>
        </Section>
      ))}
    </>
  );
}

interface Props {
  readonly found: Found;
  readonly line: Line;
}

function LineRow({ found, line }: Props) {
  const t = useText();
  const { may } = found;
  const live = isLive(line);
  return (
    <li className={css.line}>
      <span className={css.rank}>{line.rank === null ? '' : t.rank(line.rank)}</span>
      <span className={classNames(css.who, !live && css.gone)}>
        <bdi>{lineName(line)}</bdi>
        <Facts line={line} />
      </span>
      <Marks line={line} />
      {live ? (
        <span className={css.actions}>
          {may.replace ? <ReplacePupil found={found} line={line} /> : null}
          {may.withdraw && line.canWithdraw ? <Withdraw found={found} line={line} /> : null}
        </span>
      ) : null}
    </li>
  );
}

/** Grade and furigana of each, or who is in the team. */
function Facts({ line }: Pick<Props, 'line'>) {
  const t = useText();
  const { team, players } = line;
  const facts = players.map(({ grade, kana }) =>
    [t.gradeOf(grade), kana].filter(Boolean).join(' '),
  );
  const names = players.map(({ name }) => name).join(t.comma);
  return (
    <span className={css.small}>{team === null ? facts.filter(Boolean).join(' / ') : names}</span>
  );
}

function Marks({ line }: Pick<Props, 'line'>) {
  const t = useText();
  return (
    <span className={css.marks}>
      {line.state === 'confirmed' ? null : (
        <Badge tone={line.state === 'reserved' ? 'amber' : 'neutral'}>
          {t.lineStates[line.state]}
        </Badge>
      )}
      {line.isAsked ? <Badge tone="amber">{t.asked}</Badge> : null}
      {line.refund === 'none' ? null : <Badge tone="blue">{t.refunds[line.refund]}</Badge>}
    </span>
  );
}

function Withdraw({ found, line }: Props) {
  const joined = useJoined();
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { application } = found;
  const { asksToWithdraw } = line;
  const { submit, isPending } = useSubmit({
    send: () => withdrawLine({ params: { id: application.id, entryId: line.id } }),
    reads: APPLICATION_READS,
    words: t,
    onSuccess: () => {
      setOpen(false);
      notify({ title: asksToWithdraw ? t.askedNow : t.withdrawn });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={joined.labelled(t.withdraw, lineName(line))}
        onClick={() => setOpen(true)}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.withdrawTitle(lineName(line))}
        confirmLabel={t.withdraw}
        danger
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {asksToWithdraw ? <p>{t.withdrawAsk}</p> : null}
        {line.feeYen === 0 ? null : <Consequence found={found} line={line} />}
      </ConfirmDialog>
    </>
  );
}

/** What becomes of the fee of a line, of which the organizer may have given some, or all, back before. */
function Consequence({ found: { application }, line }: Props) {
  const t = useText();
  const format = useFormat();
  const { state, asksToWithdraw, isRefundable, paidPoints, feeYen, retainedYen } = line;
  if (state !== 'confirmed') return <p>{t.withdrawUnpaid(format.yen(feeYen))}</p>;
  if ((paidPoints ?? retainedYen) === 0) return <p>{t.withdrawGivenBack}</p>;
  const isWhole = paidPoints !== null || retainedYen === feeYen;
  if (!isRefundable) return <p>{isWhole ? t.withdrawTooLate : t.withdrawTooLateRest}</p>;
  if (paidPoints !== null) {
    const points = format.number(paidPoints);
    return <p>{asksToWithdraw ? t.withdrawAskPoints(points) : t.withdrawPoints(points)}</p>;
  }
  const amount = format.yen(retainedYen);
  if (asksToWithdraw) return <p>{t.withdrawAskRefund(amount)}</p>;
  return <p>{application.isByTransfer ? t.withdrawTransfer(amount) : t.withdrawPaid(amount)}</p>;
}
