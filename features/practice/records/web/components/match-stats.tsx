import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import { NotedStats } from './noted-stats.tsx';
import { StatsForm } from './stats-form.tsx';

/** The notes on the match beside its score, and a button to edit them for who may; only the button without notes. */
export function MatchStats({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const noted = match.stats?.longestRally !== undefined || Boolean(match.stats?.comments);
  const edit = match.readOnly ? null : (
    <Button
      variant={noted ? 'quiet' : 'secondary'}
      full={!noted}
      icon={<Pencil aria-hidden="true" />}
      onClick={() => setEditing(true)}
    >
      {noted ? t.editStats : t.addStats}
    </Button>
  );
  if (!noted && !editing) return edit;
  return (
    <Section heading={t.statsTitle} action={editing ? null : edit} card>
      {editing ? (
        <StatsForm match={match} onClose={() => setEditing(false)} />
      ) : (
        <NotedStats stats={match.stats} />
      )}
    </Section>
  );
}
