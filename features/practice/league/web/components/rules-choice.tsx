import { PRESETS, type Preset } from '#domain/league-table/presets.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { League } from '../league.queries.ts';
import { useText } from '../league.text.ts';
import { changeLeague } from '../lib/league-outbox.ts';

interface Props {
  readonly league: League;
  readonly hint: string | undefined;
}

/** The rule book that orders the table; stored with the league, so that every phone shows the same places. */
export function RulesChoice({ league, hint }: Props) {
  const t = useText();
  const { data: session } = useSession();
  const choose = async (preset: Preset) => {
    const accountId = session?.account?.id;
    if (!accountId) return;
    const outcome = await changeLeague(league, { preset }, accountId);
    if (outcome.kind !== 'refused') return;
    notify({ title: t.changedTitle, description: t.changedText, variant: 'destructive' });
  };
  return (
    <SelectField
      name="preset"
      label={t.rules}
      hint={hint}
      value={league.preset}
      onChange={(event) => void choose(event.currentTarget.value as Preset)}
      options={PRESETS.map((value) => ({ value, label: t.presets[value] }))}
    />
  );
}
