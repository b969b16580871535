import { text } from '#domain/scoring/text.ts';
import { rubberNamesMessages as rubbersEn } from '#features/matches/rubber-names/rubber-names.messages.en.ts';
import { rubberNamesMessages as rubbersJa } from '#features/matches/rubber-names/rubber-names.messages.ja.ts';
import { rubberName } from '#features/matches/rubber-names/rubber-names.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { toCsv, withDash } from '#platform/shared/csv.ts';
import { joinFacts } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { placesMessages as en } from '../places/places.messages.en.ts';
import { placesMessages as ja } from '../places/places.messages.ja.ts';
import type { Results } from '../results.contract.ts';
import { matchesOf, type PlayedMatch } from '../results.matches.policy.ts';
import { type NamedStage, placeText, stageText } from '../results.policy.ts';
import { byMatch, listedRubbers } from '../results.ties.policy.ts';
import type { PlayedEvent } from './results.commands.ts';

interface About {
  readonly tournament: Pick<StoredTournament, 'id' | 'name' | 'endedEarlyAt'>;
  readonly language: Language;
}

const WORDS = { en, ja };
const RUBBERS = { en: rubbersEn, ja: rubbersJa };

/** The places as a spreadsheet, a row for each who has one. */
export function placesSheet({ events }: Pick<Results, 'events'>, about: About) {
  const { language } = about;
  const t = WORDS[language];
  const { event: eventColumn, stage, group, place, name, club } = t.columns;
  const head = [eventColumn, stage, group, place, name, club];
  const rows = events.flatMap((event) =>
    event.stages.flatMap((one) =>
      one.places.flatMap((line) =>
        line.sides.map((side) => [
          eventName(event, language),
          stageName(one, language),
          line.group === null ? '' : t.group(line.group),
          placeText(line),
          nameIn(side.name, language),
          nameIn(side.club ?? '', language),
        ]),
      ),
    ),
  );
  return sheet(t.placesFile, [head, ...rows], about);
}

/** The matches as a spreadsheet, without byes, a row for each; below a tie its rubbers. */
export function matchesSheet(played: readonly PlayedEvent[], about: About) {
  const { language, tournament } = about;
  const t = WORDS[language];
  const { event: eventColumn, stage, round, player1, player2, winner, score, ending } = t.columns;
  const head = [eventColumn, stage, round, player1, player2, winner, score, ending];
  const rows = played.flatMap(({ event, stages, teams }) => {
    const ties = byMatch(teams?.ties ?? []);
    return stages.flatMap((one) => {
      const names = new Map(one.people.map((person) => [person.id, person.name]));
      const nameOf = (id: string | null) => nameIn((id && names.get(id)) || '', language);
      const common = [
        eventName({ name: event.name, eventType: event.discipline }, language),
        stageName(one, language),
      ];
      return matchesOf(one, tournament.endedEarlyAt !== null)
        .filter(({ status }) => status !== 'bye')
        .flatMap((match) => {
          const tie = ties.get(`${one.stageId} ${match.matchId}`);
          const written = match.sets.length > 0 ? text(match.sets) : match.score;
          const isPlayed = match.status === 'finished' || match.status === 'retired';
          return [
            [
              ...common,
              roundName(match, language),
              nameOf(match.player1),
              nameOf(match.player2),
              match.winner ? nameOf(match[match.winner]) : '',
              written || (isPlayed && tie?.score) || '',
              t.statuses[match.status],
            ],
            ...listedRubbers(tie).map((rubber) => [
              ...common,
              joinFacts(
                [roundName(match, language), rubberName(RUBBERS[language], rubber.name)],
                language,
              ),
              nameIn(rubber.player1, language),
              nameIn(rubber.player2, language),
              rubber.winner ? nameIn(rubber[rubber.winner], language) : '',
              text(rubber.sets),
              t.statuses[rubber.status],
            ]),
          ];
        });
    });
  });
  return sheet(t.matchesFile, [head, ...rows], about);
}

function eventName(
  { name, eventType }: Pick<Results['events'][number], 'name' | 'eventType'>,
  language: Language,
): string {
  return name === '' ? WORDS[language].eventTypes[eventType] : nameIn(name, language);
}

/** What a stage is called in a language. */
export function stageName(stage: NamedStage, language: Language): string {
  return stageText(WORDS[language], stage);
}

function roundName({ place }: PlayedMatch, language: Language): string {
  const t = WORDS[language];
  if (place.kind === 'group') return t.group(place.group);
  return place.kind === 'round' ? t.round(place.number) : t.rounds[place.kind];
}

function sheet(kind: string, rows: readonly (readonly string[])[], about: About) {
  const safe = nameIn(about.tournament.name, about.language)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 60);
  const fileName = `${kind}-${about.tournament.id}-${safe}.csv`;
  return { fileName, csv: toCsv(rows.map((row) => row.map(withDash))) };
}
