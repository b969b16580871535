import { Fragment } from 'react';
import { text } from '#domain/scoring/text.ts';
import { useEarlyEnd } from '#features/event-draws/public-draws/web/hooks/use-early-end.ts';
import { DrawSheet } from '#features/matches/draws/web/components/draw-sheet.tsx';
import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { PrintedTable } from '#features/matches/draws/web/components/printed-table.tsx';
import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { useResultNames } from '../../../places/web/hooks/use-result-names.ts';
import { useText as useResultText } from '../../../places/web/places.text.ts';
import type { EventOfResults, findReport } from '../../../results.contract.ts';
import { matchesOf, type PlayedMatch } from '../../../results.matches.policy.ts';
import { decidingFirst } from '../../../results.policy.ts';
import { type PlayedStage, type PublicDraw, stagesOf } from '../../../results.stages.policy.ts';
import { byMatch, listedRubbers } from '../../../results.ties.policy.ts';
import { useText } from '../closing.text.ts';
import css from './report-sheets.module.css';

export type Report = Output<typeof findReport>;
type ReportedTie = Report['ties'][number];

/** The report on A4: for each event its entrants, its places and its matches with scores, then its draws. */
export function ReportSheets({ report: { results, draws, ties } }: { readonly report: Report }) {
  const t = useText();
  const tieOf = byMatch(ties);
  const format = useFormat();
  const { tournament, endedEarly } = results;
  const earlyEnd = useEarlyEnd();
  return (
    <PrintFrame>
      <header className={css.head}>
        <h1 className={css.title}>{t.reportTitle}</h1>
        <p className={css.name}>{format.name(tournament.name)}</p>
        <dl className={css.facts}>
          <dt>{t.date}</dt>
          <dd>{format.longDate(tournament.eventDate)}</dd>
          <dt>{t.venue}</dt>
          <dd>{format.name(tournament.venue)}</dd>
          <dt>{t.organizer}</dt>
          <dd>{format.name(tournament.organizerName)}</dd>
        </dl>
        {endedEarly ? <p>{earlyEnd.why[endedEarly.why]}</p> : null}
      </header>
      {results.events.map((event, at) => (
        <EventReport
          key={event.id}
          event={event}
          drawn={draws[at]}
          tieOf={tieOf}
          isOver={endedEarly !== null}
          heading={format.facts([
            format.name(tournament.name),
            format.longDate(tournament.eventDate),
          ])}
        />
      ))}
    </PrintFrame>
  );
}

interface EventProps {
  readonly event: EventOfResults;
  readonly drawn: PublicDraw | undefined;
  readonly tieOf: ReadonlyMap<string, ReportedTie>;
  readonly isOver: boolean;
  readonly heading: string;
}

function EventReport({ event, drawn, tieOf, isOver, heading }: EventProps) {
  const t = useText();
  const format = useFormat();
  const sideText = useSideText();
  const { eventName, stageName, placeName } = useResultNames();
  const stages = drawn ? stagesOf(drawn) : [];
  const people = stages[0]?.people ?? [];
  const label = eventName(event);
  return (
    <>
      <section className={css.event}>
        <h2 className={css.heading}>{label}</h2>
        {decidingFirst(event.stages).map((stage) =>
          stage.places.length === 0 ? null : (
            <section key={stage.stageId}>
              <h3 className={css.part}>
                {format.facts([t.places, event.stages.length > 1 && stageName(stage)])}
              </h3>
              <PrintedTable className={css.table}>
                <tbody>
                  {stage.places.map((place) => (
                    <tr key={`${place.group} ${place.from} ${place.to}`}>
                      <th scope="row">{placeName(place)}</th>
                      <td>{place.sides.map(sideText).join(t.joint)}</td>
                    </tr>
                  ))}
                </tbody>
              </PrintedTable>
            </section>
          ),
        )}
        <h3 className={css.part}>{t.entrants(people.length)}</h3>
        <p>{people.map(sideText).join(t.joint)}</p>
        {stages.map((stage) => (
          <Matches key={stage.stageId} stage={stage} tieOf={tieOf} isOver={isOver} />
        ))}
      </section>
      {stages.map((stage) =>
        stage.kind === 'knockout' ? (
          <div key={stage.stageId} className={css.draw}>
            <DrawSheet
              draw={stage.draw}
              people={
                new Map(
                  stage.people.map(({ id, name, club }) => {
                    const seed = stage.draw.seeds.indexOf(id);
                    const person = {
                      id,
                      name: format.name(name),
                      seed: seed < 0 ? null : seed + 1,
                    };
                    return [id, club ? { ...person, club: format.name(club) } : person];
                  }),
                )
              }
              title={format.facts([label, stageName(stage)])}
              heading={heading}
            />
          </div>
        ) : null,
      )}
    </>
  );
}

function useSideText() {
  const format = useFormat();
  const { aside } = useJoined();
  return ({ name, club }: { readonly name: string; readonly club: string | null }) =>
    club ? aside(format.name(name), format.name(club)) : format.name(name);
}

interface MatchesProps extends Pick<EventProps, 'tieOf' | 'isOver'> {
  readonly stage: PlayedStage;
}

function Matches({ stage, tieOf, isOver }: MatchesProps) {
  const t = useText();
  const words = useResultText();
  const format = useFormat();
  const { stageName } = useResultNames();
  const names = new Map(stage.people.map(({ id, name }) => [id, format.name(name)]));
  const matches = matchesOf(stage, isOver).filter(({ status }) => status !== 'bye');
  const roundOf = ({ place }: PlayedMatch) => {
    if (place.kind === 'group') return words.group(place.group);
    return place.kind === 'round' ? words.round(place.number) : words.rounds[place.kind];
  };
  return (
    <section>
      <h3 className={css.part}>{format.facts([t.matches, stageName(stage)])}</h3>
      <PrintedTable className={css.table}>
        <tbody>
          {matches.map((match) => {
            const side = (one: 'player1' | 'player2') => {
              const name = names.get(match[one] ?? '') ?? words.unknown;
              return match.winner === one ? <b>{name}</b> : name;
            };
            const tie = tieOf.get(`${stage.stageId} ${match.matchId}`);
            const isPlayed = match.status === 'finished' || match.status === 'retired';
            const tieScore = isPlayed ? (tie?.score ?? '') : '';
            const score = match.sets.length > 0 ? text(match.sets) : match.score || tieScore;
            const ending = match.status === 'finished' ? '' : words.statuses[match.status];
            return (
              <Fragment key={match.matchId}>
                <tr>
                  <th scope="row">{roundOf(match)}</th>
                  <td>
                    {side('player1')} {t.versus} {side('player2')}
                  </td>
                  <td>{[score, ending].filter(Boolean).join(' ')}</td>
                </tr>
                {listedRubbers(tie).map((rubber) => (
                  <Rubber key={rubber.number} rubber={rubber} />
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </PrintedTable>
    </section>
  );
}

/** A rubber of the tie above it. */
function Rubber({ rubber }: { readonly rubber: ReportedTie['rubbers'][number] }) {
  const t = useText();
  const words = useResultText();
  const format = useFormat();
  const rubberName = useRubberName();
  const { name, winner, status, sets } = rubber;
  const side = (one: 'player1' | 'player2') => {
    const shown = format.name(rubber[one]) || words.unknown;
    return winner === one ? <b>{shown}</b> : shown;
  };
  const ending = status === 'finished' ? '' : words.statuses[status];
  return (
    <tr className={css.rubber}>
      <th scope="row">{rubberName(name)}</th>
      <td>
        {side('player1')} {t.versus} {side('player2')}
      </td>
      <td>{[sets, ending].filter(Boolean).join(' ')}</td>
    </tr>
  );
}
