import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../entries.text.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly entryId: string;
  readonly tournamentName: string;
  readonly reservedUntil: string;
  /** When the server answered, in milliseconds since 1970. */
  readonly answeredAt: number;
  /** The time seems to be over: ask the server, which alone knows. */
  readonly onOver: () => void;
}

/**
 * A place that lapses soon, and the link to its payment; for other features' screens. Disappears when the time is over.
 */
export function PlaceToPay({ entryId, tournamentName, reservedUntil, answeredAt, onOver }: Props) {
  const t = useText();
  const format = useFormat();
  const [over, setOver] = useState<string | null>(null);
  if (over === reservedUntil) return null;
  const end = () => {
    setOver(reservedUntil);
    onOver();
  };
  return (
    <InlineNotice
      tone="warning"
      title={t.unpaidPlace(format.name(tournamentName))}
      action={<LinkButton to={`/tournament-payment?entry=${entryId}`}>{t.payNow}</LinkButton>}
    >
      <TimeLeft entry={{ reservedUntil }} answeredAt={answeredAt} onOver={end} />
    </InlineNotice>
  );
}
