import { useId, useState } from 'react';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import type { Player, When } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import { EndGuardianship } from './end-guardianship.tsx';
import { GuardedDay } from './guarded-day.tsx';
import { GuardedEntries } from './guarded-entries.tsx';
import { GuardedRates } from './guarded-rates.tsx';
import css from './guardian-page.module.css';
import { PublicName } from './public-name.tsx';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** One player of the guardian: entries, rates, public name, and the end of the guardianship. */
export function GuardedPlayer({ player, secret }: Props) {
  const t = useText();
  const heading = useId();
  const [when, setWhen] = useState<When>('coming');
  return (
    <section aria-labelledby={heading} className={css.player}>
      <h2 id={heading} className={css.name}>
        {player.name}
      </h2>
      <GuardedDay player={player} secret={secret} />
      <SegmentedTabs
        label={t.when}
        value={when}
        onChange={setWhen}
        tabs={[
          { value: 'coming', label: t.coming },
          { value: 'past', label: t.past },
        ]}
      >
        <GuardedEntries key={when} player={player} secret={secret} when={when} />
      </SegmentedTabs>
      <GuardedRates player={player} secret={secret} />
      <PublicName player={player} secret={secret} />
      <EndGuardianship player={player} secret={secret} />
    </section>
  );
}
