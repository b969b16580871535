import { Link } from 'react-router';
import type { GroupMatch, GroupState } from '#domain/groups/standings.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { StandingsTable } from '#features/matches/standings/web/components/standings-table.tsx';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { GroupsInPlay, Mark } from '../lib/groups-in-play.ts';
import { namedSide } from '../lib/named-side.ts';
import { useText } from '../results.text.ts';
import css from './group-play.module.css';

/** What those who run the event can do in a group; nobody else can do anything. */
export interface GroupActions {
  /** The screen on which the score of two is entered. */
  readonly addressOf: (player1: string, player2: string) => string;
  /** Groups are counted from 1. Null for a desk helper, who draws no lots. */
  readonly onLots: ((group: number) => void) | null;
}

interface Props {
  /** From 0. */
  readonly at: number;
  readonly play: GroupsInPlay;
  readonly people: People;
  readonly actions: GroupActions | undefined;
}

/** A group in play: its matches in order with their results, and the standings. */
export function GroupPlay({ at, play, people, actions }: Props) {
  const t = useText();
  const state = play.states[at];
  if (!state) return null;
  return (
    <>
      <div className={css.part}>
        <h4 className={css.small}>{t.matches}</h4>
        <ol className={css.matches}>
          {state.matches.map((match) => (
            <li key={`${match.player1} ${match.player2}`}>
              <Row
                match={match}
                people={people}
                mark={play.markOf(match.player1, match.player2)}
                to={actions?.addressOf(match.player1, match.player2)}
              />
            </li>
          ))}
        </ol>
      </div>
      <GroupStandings at={at} play={play} people={people} actions={actions} state={state} />
    </>
  );
}

interface RowProps {
  readonly match: GroupMatch;
  readonly people: People;
  readonly mark: Mark | undefined;
  readonly to: string | undefined;
}

function Row({ match, people, mark, to }: RowProps) {
  const t = useText();
  const names = [match.player1, match.player2].map((id) => people.get(id)?.name ?? '');
  const [first = '', second = ''] = names;
  const content = (
    <>
      <span className={css.numbers}>{`${match.first} – ${match.second}`}</span>
      <span className={css.names}>
        <bdi className={classNames(isWinner(match, match.player1) && css.won)}>{first}</bdi>
        <bdi className={classNames(isWinner(match, match.player2) && css.won)}>{second}</bdi>
      </span>
      <span className={css.score}>
        <Score match={match} />
        {mark === 'waiting' ? <Badge tone="amber">{t.unsent}</Badge> : null}
        {mark === 'refused' ? <Badge tone="red">{t.notAccepted}</Badge> : null}
      </span>
    </>
  );
  if (!to) return <div className={css.row}>{content}</div>;
  const versus = t.versus(first, second);
  return (
    <Link className={classNames(css.row, css.link)} to={to}>
      {content}
      <span className="visually-hidden">{match.result ? t.correct(versus) : t.enter(versus)}</span>
    </Link>
  );
}

function Score({ match: { result, player1, isOff, umpire } }: { readonly match: GroupMatch }) {
  const t = useText();
  if (!result) {
    return (
      <span className={css.open}>
        {isOff ? t.off : t.open}
        {isOff || umpire === null ? null : <span>{t.umpire(umpire)}</span>}
      </span>
    );
  }
  const { played, status, player1Id, tie } = result;
  if (tie) {
    const { rubbers } = tie;
    const isTurned = player1Id !== player1;
    const [own, other] = isTurned
      ? [rubbers.player2, rubbers.player1]
      : [rubbers.player1, rubbers.player2];
    return (
      <>
        <b>{`${own}–${other}`}</b>
        <EarlyMark status={status} />
      </>
    );
  }
  const sets = player1Id === player1 ? played : Scorecard.swapSides(played);
  return (
    <>
      <b>{serialise(sets)}</b>
      <EarlyMark status={status} />
    </>
  );
}

function isWinner({ result }: GroupMatch, id: string): boolean {
  if (!result?.winner) return false;
  return (result.winner === 'player1' ? result.player1Id : result.player2Id) === id;
}

interface StandingsProps extends Props {
  readonly state: GroupState;
}

/** The places with their reasons, once a match is over; and lots, where nothing else decides. */
function GroupStandings({ at, play, people, actions, state }: StandingsProps) {
  const t = useText();
  const format = useFormat();
  const { rows, isByShare } = state.standings;
  if (!rows.some(({ place }) => place !== null)) return null;
  const lots = play.lots[at];
  const stage = state.needsLots ? 'lots' : state.isFinal ? 'final' : 'provisional';
  const out = rows.filter(({ withdrawn }) => withdrawn);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return (
    <div className={css.part}>
      <div className={css.heading}>
        <h4 className={css.small}>{t.standings}</h4>
        <Badge tone={stage === 'final' ? 'green' : 'amber'}>{t.states[stage]}</Badge>
      </div>
      <StandingsTable
        players={rows.map(({ player }) => namedSide(player, nameOf(player)))}
        rows={rows}
        scoreFormat={play.scoreFormat}
        figure={isByShare ? 'win-share' : play.ruleBook === 'table-tennis' ? 'match-points' : null}
      />
      {out.length === 0 ? null : (
        <p className={css.note}>{t.outOf(out.map(({ player }) => nameOf(player)).join(t.comma))}</p>
      )}
      {lots ? (
        <p className={css.note}>{t.lotsDrawn(String(lots.randomSeed), format.dateTime(lots.at))}</p>
      ) : null}
      {state.needsLots && actions?.onLots ? (
        <InlineNotice
          tone="warning"
          title={t.lotsTitle}
          action={
            <Button variant="secondary" onClick={() => actions.onLots?.(at + 1)}>
              {t.drawLots}
            </Button>
          }
        >
          {t.lotsText}
        </InlineNotice>
      ) : null}
    </div>
  );
}
