import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TiesFrame } from '../components/ties-frame.tsx';
import { useTieWords } from '../hooks/use-tie-words.ts';
import { stateOf, TONES } from '../lib/tie-state.ts';
import type { Tie, Ties } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';

/** All ties of a tournament's events for teams: those that are played first, then those to come, then those that are over. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  return (
    <TiesFrame
      id={id}
      title={t.title}
      subtitle={({ tournamentName }) => <bdi>{format.name(tournamentName)}</bdi>}
      back={(ties) =>
        ties?.isDesk
          ? { to: `/organizer/tournaments/${id}/day`, label: t.backToDay }
          : { to: `/live/${id}`, label: t.backToLive }
      }
    >
      {(ties) => <Lists id={id} ties={ties} />}
    </TiesFrame>
  );
}

const PARTS = [
  { heading: 'playing', states: ['playing', 'decided'] },
  { heading: 'ready', states: ['ready'] },
  { heading: 'orders', states: ['orders'] },
  { heading: 'teams', states: ['teams'] },
  { heading: 'over', states: ['over', 'walkover', 'unplayed', 'retired'] },
] as const;

function Lists({ id, ties }: { readonly id: number; readonly ties: Ties }) {
  const t = useText();
  if (ties.ties.length === 0) return <EmptyState title={t.none} text={t.noneText} />;
  return PARTS.map(({ heading, states }) => {
    const own = ties.ties.filter((tie) => (states as readonly string[]).includes(stateOf(tie)));
    if (own.length === 0) return null;
    return (
      <Section key={heading} heading={t.states[heading]}>
        <List label={t.states[heading]}>
          {own.map((tie) => (
            <Row key={`${tie.stageId} ${tie.matchId}`} id={id} ties={ties} tie={tie} />
          ))}
        </List>
      </Section>
    );
  });
}

interface RowProps {
  readonly id: number;
  readonly ties: Ties;
  readonly tie: Tie;
}

function Row({ id, ties, tie }: RowProps) {
  const words = useTieWords(ties);
  const format = useFormat();
  const playing = words.playing(tie);
  const hasScore = tie.rubbers.some(({ result }) => result !== null);
  return (
    <ListRow
      to={`/ties/${id}/${tie.stageId}/${tie.matchId}`}
      title={<bdi>{words.versus(tie)}</bdi>}
      text={<bdi>{format.facts([words.place(tie), playing ?? words.outcome(tie)])}</bdi>}
      end={
        <>
          {hasScore ? <b>{words.score(tie)}</b> : null}{' '}
          {playing ? null : <Badge tone={TONES[stateOf(tie)]}>{words.state(tie)}</Badge>}
        </>
      }
    />
  );
}
