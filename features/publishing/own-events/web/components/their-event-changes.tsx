import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { EventForm } from '../../own-events.form.ts';
import { useText } from '../own-events.text.ts';

/** The current values of fields that somebody else has changed meanwhile; nothing where nobody has. */
export function TheirEventChanges({ theirs }: { readonly theirs: Partial<EventForm> }) {
  const t = useText();
  const format = useFormat();
  const { eventType, genderRule, level, participationFee, participantLimit } = theirs;
  const lines: readonly [string, string | undefined][] = [
    [t.name, theirs.name],
    [t.eventType, eventType && t.eventTypes[eventType]],
    [t.genderRule, genderRule && t.genderRules[genderRule]],
    [t.level, level && t.levels[level]],
    [t.ageRule, theirs.ageRule],
    [t.fee, participationFee && format.yen(Number(participationFee))],
    [t.limit, participantLimit && format.number(Number(participantLimit))],
    [t.clubLimit, theirs.perClubLimit],
    [t.rated, theirs.rated && t.ratedChoices[theirs.rated]],
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
