import { Link } from 'react-router';
import { matchState } from '#domain/bracket/match-state.ts';
import { matchKind } from '#domain/bracket/rounds.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { anchorOfGroup } from '../../public-draws/web/lib/anchor-of-group.ts';
import { addressOfMatch } from '../../results/web/lib/match-address.ts';
import type { DraftedDraw, EventAddress } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './draw-step.module.css';

/** So many open matches are listed; of more their number is enough. */
const MOST_LISTED = 8;

interface GroupsProps {
  readonly state: 'open' | 'lots-needed';
  /** From 1. */
  readonly groups: readonly number[];
}

/** The groups that a knockout waits for, each with the way to it. */
export function OpenGroups({ state, groups }: GroupsProps) {
  const t = useText();
  return (
    <>
      <p>{state === 'open' ? t.furtherOpen : t.furtherLots}</p>
      <UnmarkedList className={css.open}>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#${anchorOfGroup(group)}`}>{t.group(group)}</a>
          </li>
        ))}
      </UnmarkedList>
    </>
  );
}

interface MatchesProps {
  readonly params: EventAddress;
  /** The published knockout. */
  readonly first: DraftedDraw;
  readonly matches: readonly Match[];
}

/** The matches that a consolation waits for, each with the way to its result once both sides are known. */
export function OpenMatches({ params, first, matches }: MatchesProps) {
  const t = useText();
  const roundName = useRoundName();
  const { draw, people } = useShownDraw(first);
  if (isGroupsDraw(draw)) return null;
  const nameOf = (id: string | null) =>
    id === null ? t.notYetKnown : (people.get(id)?.name ?? '');
  const listed = matches.slice(0, MOST_LISTED);
  return (
    <>
      <p>{t.consolationOpen(matches.length)}</p>
      <UnmarkedList className={css.open}>
        {listed.map((match) => {
          const round = roundName(matchKind(draw, match));
          const words = t.openMatch(round, nameOf(match.player1), nameOf(match.player2));
          return (
            <li key={match.id}>
              {matchState(match) === 'ready' ? (
                <Link to={addressOfMatch(params, match.id, 0)}>{words}</Link>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
        {matches.length > listed.length ? (
          <li>
            <span>{t.moreMatches(matches.length - listed.length)}</span>
          </li>
        ) : null}
      </UnmarkedList>
    </>
  );
}
