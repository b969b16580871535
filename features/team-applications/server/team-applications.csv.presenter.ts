import { fileName } from '#features/entry-list/server/entry-list.csv.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { toCsv } from '#platform/shared/csv.ts';
import { sheetTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { teamApplicationsMessages as en } from '../team-applications.messages.en.ts';
import { teamApplicationsMessages as ja } from '../team-applications.messages.ja.ts';
import { eventName } from './team-applications.mails.ts';
import type { ShownApplication } from './team-applications.presenter.ts';

interface About {
  readonly tournament: StoredTournament;
  readonly language: Language;
}

/** All lines of all schools as one spreadsheet, one row for each pupil; amounts are in the first row of a line. */
export function applicationsSheet(
  shown: readonly ShownApplication[],
  { tournament, language }: About,
): { fileName: string; csv: string } {
  const { sheet, sheetFile } = WORDS[language];
  const about = { tournament, language };
  const rows = shown.flatMap((application) =>
    application.lines.flatMap((line) =>
      line.players.map((player, at) => [
        ...schoolCells(application),
        ...lineCells(line, player, about),
        at === 0 ? line.feeYen : '',
        ...moneyCells(application, language),
      ]),
    ),
  );
  const head = HEAD.map((column) => sheet[column]);
  return { fileName: fileName(sheetFile, about), csv: toCsv([head, ...rows]) };
}

const WORDS = { en, ja };
type Line = ShownApplication['lines'][number];

function schoolCells({ group, school }: ShownApplication) {
  return [school.officialName || group.name, school.personInCharge, school.phone];
}

function lineCells(line: Line, player: Line['players'][number], { tournament, language }: About) {
  const t = WORDS[language];
  return [
    eventName(tournament, line.eventId, language),
    line.rank ?? '',
    line.team ?? '',
    player.name,
    player.kana,
    t.gradeOf(player.grade),
    player.gender === '' ? '' : t.genders[player.gender],
    player.registrationNo,
    t.lineStates[line.state],
  ];
}

function moneyCells(application: ShownApplication, language: Language) {
  const { state, totalYen, transfers, code, appliedAt, paidAt } = application;
  const receivedYen = transfers.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const when = (instant: string | null) => (instant ? sheetTime(instant) : '');
  const t = WORDS[language];
  return [t.states[state], totalYen, receivedYen, code ?? '', when(appliedAt), when(paidAt)];
}

const HEAD = [
  'school',
  'contact',
  'phone',
  'event',
  'rank',
  'team',
  'name',
  'kana',
  'grade',
  'gender',
  'registrationNo',
  'lineState',
  'fee',
  'state',
  'total',
  'received',
  'code',
  'applied',
  'paid',
] as const;
