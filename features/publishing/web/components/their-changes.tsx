import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { TournamentForm } from '../../publishing.form.ts';
import { useText } from '../publishing.text.ts';

/** The current values of fields that somebody else has changed meanwhile; nothing where nobody has. */
export function TheirChanges({ theirs }: { readonly theirs: Partial<TournamentForm> }) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const { prefecture, eventDate, applicationDeadline, participantLimit } = theirs;
  const { tournamentLevel, eventType, participationFee } = theirs;
  const lines: readonly [string, string | undefined][] = [
    [t.tournamentName, theirs.tournamentName],
    [t.prefecture, prefecture && prefectureName(prefecture, language)],
    [t.venue, theirs.venue],
    [t.eventDate, eventDate && format.dayWithWeekday(eventDate)],
    [t.startTime, theirs.startTime],
    [t.endTime, theirs.endTime],
    [t.applicationDeadline, applicationDeadline && format.dayWithWeekday(applicationDeadline)],
    [t.participantLimit, participantLimit && format.number(Number(participantLimit))],
    [t.level, tournamentLevel && t.levels[tournamentLevel]],
    [t.eventType, eventType && t.eventTypes[eventType]],
    [t.participationFee, participationFee && format.yen(Number(participationFee))],
    [t.contactInfo, theirs.contactInfo],
    [t.emergencyContact, theirs.emergencyContact],
    [t.notes, theirs.notes],
  ];
  const changed = lines.filter(([, value]) => value !== undefined);
  if (changed.length === 0) return null;
  return (
    // Another clash is another notice, and scrolls into view as the first did.
    <ClashNotice key={JSON.stringify(changed)} title={t.clashTitle}>
      <p>{t.clashText}</p>
      <Facts facts={changed.map(([label, value]) => [label, value || t.nothing])} />
    </ClashNotice>
  );
}
