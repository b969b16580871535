import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { openPairs } from '#domain/league-table/schedule.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Participant } from '../../../practice.vocabulary.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import css from './next-matches.module.css';

/** So many fit above the table of a phone. */
const MOST = 3;

interface Props {
  readonly view: LeagueView;
  readonly onOpen: (player1: Participant, player2: Participant) => void;
}

/** The next matches in the order in which a coach calls them; a tap opens the scorecard. Nothing once all are played. */
export function NextMatches({ view: { league, matches }, onOpen }: Props) {
  const t = useText();
  const { players } = league;
  const next = useMemo(() => {
    const byId = new Map(players.map((player) => [player.id, player]));
    return openPairs(
      players.map(({ id }) => id),
      matches,
    )
      .slice(0, MOST)
      .map(([a, b]) => [byId.get(a)!, byId.get(b)!] as const);
  }, [players, matches]);
  if (next.length === 0) return null;
  return (
    <Section heading={t.nextMatches}>
      <UnmarkedList className={css.list}>
        {next.map(([player1, player2]) => (
          <li key={`${player1.id} ${player2.id}`}>
            <button type="button" className={css.match} onClick={() => onOpen(player1, player2)}>
              <bdi>{player1.name}</bdi>
              <span className={css.versus}>{t.versus}</span>
              <bdi>{player2.name}</bdi>
              <ChevronRight className={css.arrow} aria-hidden="true" />
            </button>
          </li>
        ))}
      </UnmarkedList>
    </Section>
  );
}
