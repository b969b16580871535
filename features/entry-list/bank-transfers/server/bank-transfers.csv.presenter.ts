import { eventLabel } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { toCsv } from '#platform/shared/csv.ts';
import { sheetTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { transferMessages as en } from '../../entry-list.transfers.messages.en.ts';
import { transferMessages as ja } from '../../entry-list.transfers.messages.ja.ts';
import { fileName } from '../../server/entry-list.csv.presenter.ts';
import type { ShownTransfer } from './bank-transfers.presenter.ts';

const WORDS = { en, ja };

/** The transfers of a tournament by its players as a spreadsheet, one row each. */
export function transfersSheet(
  shown: readonly ShownTransfer[],
  about: { readonly tournament: StoredTournament; readonly language: Language },
): { fileName: string; csv: string } {
  const { tournament, language } = about;
  const t = WORDS[language];
  const { transferColumns: columns } = t;
  const head = [
    columns.code,
    columns.payer,
    columns.events,
    columns.amount,
    columns.received,
    columns.state,
    columns.applied,
    columns.until,
    columns.paidOn,
    columns.payerName,
  ];
  const rows = shown.map((one) => [
    one.code,
    one.payer,
    one.eventIds.map((id) => eventLabel(tournament, id, language) ?? '').join(' / '),
    one.amountYen,
    one.notes.reduce((sum, { amountYen }) => sum + amountYen, 0),
    t.transferStates[one.state],
    sheetTime(one.createdAt),
    one.until ? sheetTime(one.until) : '',
    one.notes.map(({ paidOn }) => paidOn).join(' / '),
    one.notes.map(({ payerName }) => payerName).join(' / '),
  ]);
  return { fileName: fileName(t.transferSheetFile, about), csv: toCsv([head, ...rows]) };
}
