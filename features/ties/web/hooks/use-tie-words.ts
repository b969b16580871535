import { matchKind } from '#domain/bracket/rounds.ts';
import { useStageName } from '#features/event-draws/public-draws/web/hooks/use-stage-name.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { stateOf } from '../lib/tie-state.ts';
import type { Rubber, Tie, Ties } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';

/** The ties of a tournament in words. */
export function useTieWords({ events }: Pick<Ties, 'events'>) {
  const t = useText();
  const format = useFormat();
  const eventNameOf = useEventName();
  const stageName = useStageName();
  const roundName = useRoundName();
  const rubberName = useRubberName();
  const teamName = (team: Tie['team1']) => (team ? format.name(team.name) : t.unknownTeam);
  const roundOf = ({ place }: Tie) =>
    place.kind === 'group'
      ? t.group(place.group, place.number)
      : roundName(matchKind(place, place));
  const playing = ({ rubbers }: Tie): string | null => {
    const names = rubbers.flatMap(({ name, state }) =>
      state === 'playing' ? [rubberName(name)] : [],
    );
    return names.length > 0 ? t.playing(names) : null;
  };
  /** Who has won a tie, and whether without play; null while it is not decided, and where nobody has. */
  const outcome = ({ winner, isDecided, isWalkover, ...tie }: Tie): string | null => {
    if (!isDecided || !winner) return null;
    return (isWalkover ? t.wins : t.winsLevel)(
      teamName(winner === 'player1' ? tie.team1 : tie.team2),
    );
  };
  return {
    teamName,
    outcome,
    sideName: (side: Rubber['player1']) => (side ? format.name(side.name) : t.nobody),
    versus: ({ team1, team2 }: Tie) => t.versus(teamName(team1), teamName(team2)),
    score: ({ score }: Tie) => t.score(score.player1, score.player2),
    /** "Boys' team · Semi-finals". */
    place: (tie: Tie): string => {
      const event = events.find(({ id }) => id === tie.eventId);
      const name = event && events.length > 1 ? eventNameOf(event) : null;
      return format.facts([name, tie.stage && stageName(tie.stage), roundOf(tie)]);
    },
    /** "D3 playing"; null where no rubber is on a court. */
    playing,
    /** The same, or the state of the tie. */
    state: (tie: Tie): string => playing(tie) ?? t.states[stateOf(tie)],
  };
}
