import type { CSSProperties } from 'react';
import { isEntered } from '#domain/bracket/results.ts';
import { type Round, rounds } from '#domain/bracket/rounds.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { roundName, useText } from '../draws.text.ts';
import { endingText } from '../lib/ending-text.ts';
import type { People } from '../lib/people.ts';
import { scoreOf } from '../lib/result-scores.ts';
import css from './draw-sheet.module.css';

/** As many rows as an A4 page holds. */
const LINES_ON_PAGE = 64;
const ROUNDS_ON_PAGE = Math.log2(LINES_ON_PAGE);

interface Props {
  readonly draw: Draw;
  readonly people: People;
  /** "Tournament Bracket". */
  readonly title: string;
  readonly heading: string;
  /** Below the last page, one line each. */
  readonly notes?: readonly string[];
}

/** The draw to hang on a wall: names on lines, blank lines for winners; large draws in parts. */
export function DrawSheet({ draw, people, title, heading, notes = [] }: Props) {
  const t = useText();
  const all = rounds(draw);
  const parts = Math.max(1, draw.size / LINES_ON_PAGE);
  const finals = all.slice(ROUNDS_ON_PAGE);
  return (
    <>
      {Array.from({ length: parts }, (_, part) => (
        <Page
          key={`part ${all[0]?.matches[part]?.id}`}
          rounds={all.slice(0, ROUNDS_ON_PAGE).map((round) => shareOf(round, part, parts))}
          people={people}
          title={title}
          heading={heading}
          note={parts > 1 ? t.sheetPart(part + 1, parts + 1) : ''}
          foot={t.sheetSeed(draw.randomSeed, t.traditions[draw.tradition])}
          notes={parts === 1 ? notes : []}
        />
      ))}
      {finals.length > 0 ? (
        <Page
          rounds={finals}
          people={people}
          title={title}
          heading={heading}
          note={t.sheetPart(parts + 1, parts + 1)}
          foot={t.sheetFinals}
          notes={notes}
        />
      ) : null}
    </>
  );
}

function shareOf(round: Round, part: number, parts: number): Round {
  const each = round.matches.length / parts;
  return { ...round, matches: round.matches.slice(part * each, (part + 1) * each) };
}

interface PageProps extends Pick<Props, 'people' | 'title' | 'heading'> {
  readonly rounds: readonly Round[];
  readonly note: string;
  readonly foot: string;
  readonly notes: readonly string[];
}

function Page({ rounds: shown, people, title, heading, note, foot, notes }: PageProps) {
  const t = useText();
  const format = useFormat();
  const { aside } = useJoined();
  const lines = (shown[0]?.matches ?? []).flatMap(linesOf);
  const size = {
    '--lines': lines.length,
    '--rounds': shown.length,
    '--letters': Math.max(...lines.map(({ id }) => lettersOf(nameOf(id)))),
  } as CSSProperties;
  return (
    <section className={css.page} style={size}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p>{format.facts([heading, note])}</p>
      </header>
      <div className={css.grid}>
        <div className={css.column}>
          <p className={css.round} />
          {lines.map(({ key, id, bye }, at) => (
            <p key={key} className={css.slot}>
              <span className={css.text}>
                <span className={css.number}>{at + 1}</span>
                {bye ? <i>{t.bye}</i> : nameOf(id)}
              </span>
            </p>
          ))}
        </div>
        {shown.map(({ round, kind, matches }) => (
          <div key={round} className={css.column}>
            <p className={css.round}>{roundName(kind, t)}</p>
            {matches.map((match) => (
              <p key={match.id} className={css.joint}>
                <span className={css.text}>
                  {match.result?.winner ? people.get(match.result.winner)?.name : null}
                </span>
                <span className={css.score}>{outcome(match)}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <footer className={css.foot}>
        {[foot, ...notes].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
  );

  function nameOf(id: string | null): string {
    const person = id === null ? undefined : people.get(id);
    if (!person) return '';
    const name = person.club ? aside(person.name, person.club) : person.name;
    return person.seed ? `${name} [${person.seed}]` : name;
  }

  function outcome({ player2, result }: Match): string {
    // It stands below the winner's name, and so is said as the winner says it.
    const score = result?.winner === player2 ? turned(scoreOf(result)) : scoreOf(result);
    return (isEntered(result) && endingText(result, t, score)) || score;
  }
}

/** "1-3" as "3-1", and "8-9(5)" as "9-8(5)". */
function turned(score: string): string {
  return score.replace(/^(\d+)-(\d+)/, '$2-$1');
}

/** The width of a name in letters of full width; others count little more than half. */
function lettersOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter < '\u2000' ? 0.6 : 1), 0);
}

function linesOf(match: Match) {
  const bye = match.result?.kind === 'bye';
  return ([match.player1, match.player2] as const).map((id, at) => ({
    key: `${match.id} ${at}`,
    id,
    bye: bye && id === null,
  }));
}
