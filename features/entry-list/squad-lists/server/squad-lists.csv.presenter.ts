import { eventLabel } from '#features/tournaments/events/server/events.presenter.ts';
import { toCsv } from '#platform/shared/csv.ts';
import { entryListMessages as en } from '../../entry-list.messages.en.ts';
import { entryListMessages as ja } from '../../entry-list.messages.ja.ts';
import { fileName } from '../../server/entry-list.csv.presenter.ts';
import type { ListedTeam } from './squad-lists.presenter.ts';

type About = Parameters<typeof fileName>[1];

/** The squads as a spreadsheet, a row for each player; a team without players has a row of its own. */
export function squadsSheet(teams: readonly ListedTeam[], about: About) {
  const t = about.language === 'ja' ? ja : en;
  const { tournament, language } = about;
  const hasEvents = tournament.events.length > 1;
  const inEvent = (cell: string) => (hasEvents ? [cell] : []);
  const { event, team, club, number, name, reading, grade } = t.columns;
  const head = [...inEvent(event), team, club, number, name, reading, grade];
  const rows = teams.flatMap((one) => {
    const ofTeam = [
      ...inEvent(eventLabel(tournament, one.eventId, language) ?? ''),
      one.name,
      one.club,
    ];
    if (one.players.length === 0) return [[...ofTeam, '', '', '', '']];
    return one.players.map((player) => [
      ...ofTeam,
      player.place,
      player.name,
      player.reading,
      t.gradeOf(player.grade),
    ]);
  });
  return { fileName: fileName(t.squadsFile, about), csv: toCsv([head, ...rows]) };
}
