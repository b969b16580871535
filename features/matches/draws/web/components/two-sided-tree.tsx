import { type CSSProperties, useMemo } from 'react';
import { champion } from '#domain/bracket/consequences.ts';
import { matchState } from '#domain/bracket/match-state.ts';
import { isEntered } from '#domain/bracket/results.ts';
import { roundKind } from '#domain/bracket/rounds.ts';
import { type Half, type Line, twoSided } from '#domain/bracket/two-sided.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { roundName, useText } from '../draws.text.ts';
import { endingText } from '../lib/ending-text.ts';
import type { People } from '../lib/people.ts';
import { scoreOf, scoresOf } from '../lib/result-scores.ts';
import css from './two-sided-tree.module.css';

/** In pixels at 100 %: a name, a row, a round, and half of the space between the halves. */
const [NAME, ROW, ROUND, MIDDLE] = [168, 34, 46, 70];
/** For the line up to the champion, and the name. */
const TOP = 72;

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly onOpen?: ((match: Match) => void) | undefined;
}

/** The draw as it hangs on the wall of a Japanese hall (山型): two halves that meet in the middle, the winners' ways in red. */
export function TwoSidedTree({ draw, people, onOpen }: Props) {
  const joined = useJoined();
  const format = useFormat();
  const t = useText();
  const { left, right } = useMemo(() => twoSided(draw), [draw]);
  const half = NAME + (draw.rounds - 1) * ROUND + MIDDLE;
  const rows = Math.max(left.names.length, right.names.length);
  const [width, height] = [2 * half, TOP + rows * ROW];
  const winner = people.get(champion(draw) ?? '');
  // The final is where both lines of it end: the higher of the two rows.
  const meeting = Math.min(...[left, right].map(({ lines }) => lines.at(-1)?.toRow ?? 0));
  const y = (row: number) => TOP + (row + 0.5) * ROW;
  const shared = { people, half, width, y, meeting, last: draw.rounds };
  const halves = [
    { ...left, isRight: false },
    { ...right, isRight: true },
  ];
  return (
    <div className={css.tree} style={{ inlineSize: width, blockSize: height }}>
      <svg className={css.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {/* Red lines lie above the others. */}
        {[false, true].map((isWon) =>
          halves.map(({ lines, isRight }) =>
            lines
              .filter((line) => line.isWon === isWon)
              .map((line) => (
                <path
                  key={`${line.match.id} ${line.side} ${isWon}`}
                  d={pathOf(line, { ...shared, isRight })}
                  className={classNames(css.line, isWon && css.won)}
                />
              )),
          ),
        )}
        <path
          d={`M${half} ${y(meeting)}V${TOP - 24}`}
          className={classNames(css.line, winner && css.won)}
        />
      </svg>
      <p className={classNames(css.champion, winner && css.crowned)} style={{ inlineSize: width }}>
        {winner?.name ?? t.tbd}
      </p>
      {halves.map(({ isRight, ...one }) => (
        <Names key={String(isRight)} {...shared} {...one} isRight={isRight} />
      ))}
      {halves.map(({ lines, isRight }) =>
        lines.map((line) => (
          <Score key={`${line.match.id} ${line.side}`} {...shared} line={line} isRight={isRight} />
        )),
      )}
      {onOpen
        ? halves.map(({ lines, isRight }) =>
            lines
              .filter(({ side, to }) => side === 'player1' && to < draw.rounds)
              .concat(isRight ? [] : lines.slice(-1))
              .map((line) => (
                <Open
                  key={line.match.id}
                  {...shared}
                  line={line}
                  isRight={isRight}
                  onOpen={onOpen}
                  label={sentenceOf(line.match)}
                />
              )),
          )
        : null}
      {onOpen ? null : (
        <UnmarkedList className="visually-hidden">
          {draw.matches
            .filter(({ result }) => isEntered(result))
            .map((match) => (
              <li key={match.id}>{sentenceOf(match)}</li>
            ))}
        </UnmarkedList>
      )}
    </div>
  );

  /** What the lines and their colours say, for everybody who listens. */
  function sentenceOf({ round, player1, player2, result }: Match): string {
    const name = (id: string | null) => people.get(id ?? '')?.name ?? t.tbd;
    const kind = roundName(roundKind(draw.rounds, round), t);
    const match = joined.labelled(kind, `${name(player1)} ${t.vsRead} ${name(player2)}`);
    if (!isEntered(result)) return match;
    const winner = result.winner && joined.labelled(t.wonMatch, name(result.winner));
    return format.facts([match, winner, endingText(result, t) || t.score(scoreOf(result))]);
  }
}

interface Shared {
  readonly people: People;
  /** The middle, from the left edge. */
  readonly half: number;
  readonly width: number;
  readonly y: (row: number) => number;
  /** The row of the final. */
  readonly meeting: number;
  readonly last: number;
  readonly isRight: boolean;
}

/** Where a round ends, from the left edge. */
function xOf(round: number, { half, width, last, isRight }: Omit<Shared, 'people'>): number {
  const fromEdge = round === last ? half : NAME + round * ROUND;
  return isRight ? width - fromEdge : fromEdge;
}

/** Along the row, then up or down to the match. */
function pathOf({ from, to, row, toRow }: Line, shared: Shared): string {
  const end = to === shared.last ? shared.meeting : toRow;
  return `M${xOf(from, shared)} ${shared.y(row)}H${xOf(to, shared)}V${shared.y(end)}`;
}

function Names({ names, lines, people, y, isRight }: Shared & Half) {
  const t = useText();
  return (
    <ol className={css.names}>
      {names.map((id, row) => {
        const person = people.get(id ?? '');
        const first = lines.find((line) => line.from === 0 && line.row === row);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of the draw is its place.
            key={row}
            className={classNames(
              css.name,
              isRight && css.right,
              first?.isWon && css.winner,
              person?.isFound && css.found,
            )}
            data-found={person?.isFound || undefined}
            style={{ insetBlockStart: y(row) - ROW / 2, inlineSize: NAME, blockSize: ROW }}
            title={person?.name}
          >
            {person?.seed ? <span className={css.seed}>{person.seed}</span> : null}
            <span className={css.words}>
              <bdi className={css.player}>{person?.name ?? t.tbd}</bdi>
              {person?.club ? <bdi className={css.club}>{person.club}</bdi> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What a side of a match has won, on its line just before the match. */
function Score({ line, ...shared }: Shared & { readonly line: Line }) {
  const score = scoresOf(line.match.result)[line.side];
  if (!score) return null;
  const x = xOf(line.to, shared);
  const isFinal = line.to === shared.last;
  const isAbove = isFinal || line.row < line.toRow;
  const style: CSSProperties = {
    insetBlockStart: shared.y(line.row) - (isAbove ? 19 : 0),
    ...(shared.isRight ? { left: x + 4 } : { right: shared.width - x + 4 }),
  };
  return (
    <span
      className={classNames(css.score, line.isWon && css.winner)}
      style={style}
      aria-hidden="true"
    >
      {score}
    </span>
  );
}

interface OpenProps extends Shared {
  readonly line: Line;
  readonly label: string;
  readonly onOpen: (match: Match) => void;
}

/** The button of a match, on the joint of its lines. */
function Open({ line, label, onOpen, ...shared }: OpenProps) {
  const state = matchState(line.match);
  if (state === 'bye' || state === 'unopposed') return null;
  const row = line.to === shared.last ? shared.meeting : line.toRow;
  return (
    <button
      type="button"
      className={classNames(css.open, css[state])}
      data-match={line.match.id}
      aria-label={label}
      style={{ left: xOf(line.to, shared) - 14, insetBlockStart: shared.y(row) - 14 }}
      onClick={() => onOpen(line.match)}
    />
  );
}
