import { RenameTeam } from '#features/entries/teams/web/components/rename-team.tsx';
import { Reading } from '#features/players/web/components/reading.tsx';
import { Contact } from '#features/tournaments/web/components/contact.tsx';
import type { TournamentEvent } from '#features/tournaments/web/components/event-facts.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { isGrantedOnly } from '../../grants/grants.policy.ts';
import { RefundEntry } from '../../grants/web/components/refund-entry.tsx';
import { type ListedEntry, renameTeam } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { CorrectNames } from './correct-names.tsx';
import css from './entry-list.module.css';
import { PairRow } from './pair-row.tsx';
import { RemoveManual } from './remove-manual.tsx';

const TONES = {
  confirmed: 'green',
  manual: 'green',
  'half-paid': 'amber',
  reserved: 'amber',
  offered: 'blue',
  waiting: 'purple',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  cancelled: 'red',
} as const;

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
  /** Its event, where the tournament has several. */
  readonly event: TournamentEvent | undefined;
}

/** One person on the list: their state, and how to reach them. */
export function EntryRow({ entry, tournamentId, event }: Props) {
  const t = useText();
  const format = useFormat();
  const known = format.facts([entry.club, t.gradeOf(entry.grade), t.genders[entry.gender]]);
  const { contactName, state, email, phone, note, heldUntil } = entry;
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>
          {entry.name} <Reading reading={entry.reading} />
        </h2>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      {known ? <p>{known}</p> : null}
      {event ? (
        <p>
          <EventName event={event} />
        </p>
      ) : null}
      {contactName ? <p className={css.line}>{t.contactIs(contactName)}</p> : null}
      {entry.canRenameTeam ? (
        <RenameTeam
          flush
          name={entry.name}
          send={(body) => renameTeam({ params: { id: tournamentId, entryId: entry.id }, body })}
        />
      ) : null}
      {entry.contactName === null && !entry.canRenameTeam ? null : (
        <div>
          <LinkButton variant="secondary" to={`/squads/${entry.id}`}>
            {t.squad}
          </LinkButton>
        </div>
      )}
      <PairRow entry={entry} tournamentId={tournamentId} />
      <div className={css.line}>
        {email ? <Contact>{email}</Contact> : null}
        {phone ? <Contact>{phone}</Contact> : null}
      </div>
      <Money entry={entry} />
      {note ? <p>{note}</p> : null}
      <p className={css.small}>
        {format.facts([
          t.appliedAt(format.dateTime(entry.appliedAt)),
          heldUntil && t.heldUntil(format.dateTime(lastMoment(heldUntil))),
        ])}
      </p>
      {isPaid(entry) && (isLeft(entry) || entry.grantedYen > 0) ? (
        <RefundEntry
          tournamentId={tournamentId}
          entryId={entry.id}
          name={entry.name}
          nothingLeft={!isLeft(entry)}
        />
      ) : null}
      {entry.canCorrect ? <CorrectNames entry={entry} tournamentId={tournamentId} /> : null}
      {entry.removal ? <RemoveManual entry={entry} tournamentId={tournamentId} /> : null}
    </Card>
  );
}

/** Whether something was paid of which the organizer can give back: a school pays by a method, or by a transfer to the organizer. */
function isPaid({ state, amountYen, method, applicationId }: ListedEntry): boolean {
  if (state !== 'confirmed' && state !== 'withdrawn' && state !== 'manual') return false;
  return amountYen > 0 && (state === 'manual' || method !== null || applicationId !== null);
}

/** Whether some of it has not gone back yet, and does not. */
function isLeft({ amountYen, grantedYen, isReturned }: ListedEntry): boolean {
  return !isReturned && grantedYen < amountYen;
}

function Money({ entry }: { readonly entry: ListedEntry }) {
  const t = useText();
  const format = useFormat();
  const { state, amountYen, method, refund, grantedYen } = entry;
  const isPart = isGrantedOnly(entry);
  const holding = state === 'confirmed' || state === 'reserved' || state === 'manual';
  if (!holding && !method) return null;
  return (
    <p className={css.line}>
      <span>{amountYen === 0 ? t.free : format.yen(amountYen)}</span>
      {method ? <span className={css.small}>{t.methods[method]}</span> : null}
      {isPart ? <Badge tone="blue">{t.granted(format.yen(grantedYen))}</Badge> : null}
      {refund === 'none' || (isPart && refund === 'done') ? null : (
        <Badge tone="blue">{t.refunds[refund]}</Badge>
      )}
    </p>
  );
}
