import { groupBy } from '#domain/common/grouped.ts';
import { isLive } from '#domain/entry/vocabulary.ts';
import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useEventNames } from '../hooks/use-event-names.ts';
import { balanceOfTransfers, STATE_TONES, transferredYen } from '../lib/tones.ts';
import type { Application, SchoolList } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';
import { NoteTransfer } from './note-transfer.tsx';

interface Props {
  readonly tournamentId: number;
  readonly application: Application;
  readonly events: SchoolList['events'];
}

/** One school: what it owes, what has arrived, whom to call. */
export function SchoolCard({ tournamentId, application, events }: Props) {
  const joined = useJoined();
  const t = useText();
  const format = useFormat();
  const eventName = useEventNames(events);
  const { id, state, totalYen, school, group, code, dueAt, dueBackYen } = application;
  const { missingYen, surplusYen } = balanceOfTransfers(application);
  const live = application.lines.filter(isLive);
  const perEvent = [...groupBy(live, ({ eventId }) => eventId)].map(
    ([eventId, lines]) => `${eventName(eventId)} ${t.lines(lines.length)}`,
  );
  const contact = format.facts([school.personInCharge, school.phone]);
  return (
    <Card as="li">
      <p className={css.sum}>
        <strong>
          <bdi>{school.officialName || group.name}</bdi>
        </strong>
        <Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>
      </p>
      <p className={css.sum}>
        <strong className={css.amount}>{format.yen(totalYen)}</strong>
        {code === null ? null : <span className={css.code}>{code}</span>}
      </p>
      <p className={css.small}>{format.facts(perEvent)}</p>
      {contact === '' ? null : <p className={css.small}>{joined.labelled(t.contact, contact)}</p>}
      {dueAt && isUnpaid(state) ? (
        <p className={css.small}>{t.heldUntil(format.dateTime(lastMoment(dueAt)))}</p>
      ) : null}
      {application.transfers.length > 0 ? (
        <p className={css.marks}>
          <span>{t.received(format.yen(transferredYen(application)))}</span>
          {missingYen > 0 ? <Badge tone="amber">{t.missing(format.yen(missingYen))}</Badge> : null}
          {surplusYen > 0 ? <Badge tone="blue">{t.surplus(format.yen(surplusYen))}</Badge> : null}
        </p>
      ) : null}
      <div className={css.actions}>
        {totalYen > 0 || application.transfers.length > 0 ? (
          <NoteTransfer tournamentId={tournamentId} application={application} />
        ) : null}
        {dueBackYen > 0 ? (
          <LinkButton
            variant="secondary"
            to={`/organizer/tournaments/${tournamentId}/takings`}
            aria-label={joined.labelled(
              t.toRefund(format.yen(dueBackYen)),
              school.officialName || group.name,
            )}
          >
            {t.toRefund(format.yen(dueBackYen))}
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" to={`/team-applications/${id}`}>
          {t.openApplication}
        </LinkButton>
      </div>
    </Card>
  );
}
