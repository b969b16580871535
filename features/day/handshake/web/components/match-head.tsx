import { SIDES } from '#domain/scorecard/side.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { DayMatch } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import type { TypedScore } from '../lib/typed-score.ts';
import css from './handshake.module.css';

const TONES = { entered: 'amber', confirmed: 'green', disputed: 'red' } as const;

interface Props {
  readonly match: DayMatch;
  /** Null in a tournament of one event. */
  readonly event: string | null;
  /** Of the heading: under the title of the screen, or under that of a section. */
  readonly heading: 'h2' | 'h3';
  /** What is pending on this device, in the place of the stored result. */
  readonly pending?: TypedScore | undefined;
}

/** A match: where it is, its sides with the sets won, and what is agreed about its result. */
export function MatchHead({ match, event, heading: Heading, pending }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useMatchWords();
  const result = pending ?? match.result;
  const won = result?.result.split('-');
  const details = result
    ? format.facts([words.sets(result.sets), words.ending(match, result)])
    : '';
  const state = pending ? null : match.handshake?.state;
  return (
    <>
      <div className={css.head}>
        <Heading className={css.place}>
          {words.place(match)}
          {event === null ? null : (
            <>
              {' '}
              <bdi className={css.event}>{event}</bdi>
            </>
          )}
        </Heading>
        {pending ? <Badge tone="blue">{t.notSent}</Badge> : null}
        {state ? <Badge tone={TONES[state]}>{t.states[state]}</Badge> : null}
        {!pending && match.result && !match.handshake ? (
          <Badge tone="green">{t.states.confirmed}</Badge>
        ) : null}
      </div>
      <dl className={css.sides}>
        {SIDES.map((side, at) => (
          <div key={side} className={css.line}>
            <dt className={classNames(css.side, result?.winner === side && css.won)}>
              <bdi>{words.nameOf(match[side])}</bdi>
              {match[side]?.club ? (
                <bdi className={css.club}>{format.name(match[side].club)}</bdi>
              ) : null}
            </dt>
            <dd className={css.count}>{won?.[at] ?? t.noScore}</dd>
          </div>
        ))}
      </dl>
      {details === '' ? null : <p className={css.sets}>{details}</p>}
    </>
  );
}
