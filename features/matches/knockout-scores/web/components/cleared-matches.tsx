import { consequences } from '#domain/bracket/consequences.ts';
import { matchKind } from '#domain/bracket/rounds.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { ClearedMatch } from '../../../draw-results/draw-results.contract.ts';
import { useDrawWords } from '../../../draws/web/hooks/use-draw-words.ts';
import { useRoundName } from '../../../draws/web/hooks/use-round-name.ts';
import { playersOf } from '../../../draws/web/lib/people.ts';
import { useText } from '../knockout-scores.text.ts';
import { winsText } from '../lib/result-words.ts';
import type { ScoredView } from '../lib/scored-match.ts';
import { latestChange } from '../lib/sent-results.ts';
import css from './cleared-matches.module.css';

interface Props {
  readonly view: ScoredView;
  readonly match: Match;
  /** The result that is about to be saved; null for clearing the result. */
  readonly result: PlayedResult | null;
}

/** The later results that a change clears, named before it happens; nothing where there are none. */
export function ClearedMatches({ view, match, result }: Props) {
  const t = useText();
  const draws = useDrawWords();
  const roundName = useRoundName();
  const cleared = clearedMatches(view, match, result);
  if (cleared.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={t.clearsTitle(cleared.length)}>
      <ul className={css.list}>
        {cleared.map((one) => (
          <li key={one.id}>{inWords(one)}</li>
        ))}
      </ul>
    </InlineNotice>
  );

  function inWords(one: Match): string {
    const { player1, player2 } = playersOf(one, view.people);
    const round = roundName(matchKind(view.draw, one));
    const players = `${player1?.name} ${draws.vs} ${player2?.name}`;
    const winner = one.result?.winner === player1?.id ? player1 : player2;
    return t.clearsMatch(
      round,
      players,
      winsText(one.result as PlayedResult, winner?.name ?? '', t),
    );
  }
}

/** The same results as sent to the server: each with the version that this phone knows. */
export function clearsOf(
  view: Pick<ScoredView, 'draw' | 'knockout' | 'pendingResults'>,
  match: Match,
  result: PlayedResult | null,
): ClearedMatch[] {
  return clearedMatches(view, match, result).map(({ id }) => {
    const version = view.knockout.marks.find(({ matchId }) => matchId === id)?.version ?? 0;
    const waiting = latestChange(view.pendingResults, id)?.entry;
    return { matchId: id, version, ...(waiting && !waiting.refusal && { follows: waiting.id }) };
  });
}

function clearedMatches(
  { draw }: Pick<ScoredView, 'draw'>,
  match: Match,
  result: PlayedResult | null,
): readonly Match[] {
  const shown = consequences(draw, match.id, result);
  return shown.ok ? shown.value.cleared : [];
}
