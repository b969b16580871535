import type { ReactNode } from 'react';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { useText } from '../roster.text.ts';

interface Props {
  /** The stored values, by field, each with its label. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** The values that somebody else has saved meanwhile in the same fields. */
export function TheirValues({ facts }: Props) {
  const t = useText();
  if (facts.length === 0) return null;
  return (
    // The key mounts a new notice for each conflict, which scrolls into view.
    <ClashNotice key={JSON.stringify(facts)} title={t.clashTitle}>
      <p>{t.clashText}</p>
      <Facts facts={facts} />
    </ClashNotice>
  );
}
