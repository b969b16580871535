import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { timeText } from '../lib/time-text.ts';
import type { ListedTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

export const STATE_TONES = {
  open: 'amber',
  waiting: 'blue',
  late: 'red',
  revealed: 'green',
  over: 'neutral',
} as const satisfies Readonly<Record<ListedTie['state'], Tone>>;

interface Props {
  readonly heading: string;
  readonly ties: readonly ListedTie[];
}

/** Some ties of one's own teams; nothing for none. */
export function TieRows({ heading, ties }: Props) {
  if (ties.length === 0) return null;
  return (
    <Section heading={heading}>
      <List label={heading}>
        {ties.map((tie) => (
          <TieRow key={`${tie.stageId} ${tie.matchId} ${tie.own}`} tie={tie} />
        ))}
      </List>
    </Section>
  );
}

function TieRow({ tie }: { readonly tie: ListedTie }) {
  const t = useText();
  const format = useFormat();
  const { stageId, matchId, own, state, dueAt, startsAt, score } = tie;
  const isPlayed = state === 'revealed' || state === 'over';
  const names = [tie.tournamentName, tie.eventName].filter(Boolean).map(format.name);
  const when = isPlayed
    ? t.score(score.player1, score.player2)
    : dueAt
      ? t.due(timeText(format, dueAt))
      : startsAt && t.begins(timeText(format, startsAt));
  return (
    <ListRow
      to={`/my-ties/${stageId}/${matchId}/${own}`}
      title={<bdi>{t.versus(format.name(tie.player1), format.name(tie.player2))}</bdi>}
      text={format.facts([...names, when])}
      end={
        <Badge tone={STATE_TONES[state]}>
          {tie.filed[own] && !isPlayed ? t.filedOwn : t.states[state]}
        </Badge>
      }
    />
  );
}
