import { strToU8, zipSync } from 'fflate';
import { toCsv, withDash } from '#platform/shared/csv.ts';
import { sheetTime } from '#platform/shared/format.ts';
import type {
  PersonalCell,
  PersonalColumn,
  PersonalPart,
  PersonalRow,
} from '#platform/shared/personal-data.ts';
import type { Everything } from '../export.queries.ts';
import type { ExportMessages } from '../export.text.ts';

type DownloadMessages = Pick<
  ExportMessages,
  'parts' | 'columns' | 'yes' | 'no' | 'readme' | 'readmeName'
>;

/** Everything as one zip: a spreadsheet for each part with data, and a file that explains them. */
export function asZip({ madeAt, parts }: Everything, words: DownloadMessages): Uint8Array {
  const names = Object.keys(parts) as PersonalPart[];
  const files = names
    .filter((part) => parts[part].length > 0)
    .map((part) => [`${words.parts[part]}.csv`, asSpreadsheet(parts[part], words)] as const);
  const readme = words.readme({
    name: String(parts.profile[0]?.name ?? ''),
    madeAt: sheetTime(madeAt, 'second'),
    files: files.map(([name]) => name).join('\n'),
  });
  const all = [[words.readmeName, `\ufeff${readme.replaceAll('\n', '\r\n')}`] as const, ...files];
  return zipSync(Object.fromEntries(all.map(([name, text]) => [name, strToU8(text)])), {
    mtime: new Date(madeAt),
  });
}

/** The server's answer unchanged, for programs. */
export function asJson(data: Everything): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function asSpreadsheet(rows: readonly PersonalRow[], words: DownloadMessages): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))] as PersonalColumn[];
  return toCsv([
    columns.map((column) => words.columns[column]),
    ...rows.map((row) => columns.map((column) => asCell(row[column] ?? null, words))),
  ]);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function asCell(value: PersonalCell, words: DownloadMessages): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return value;
  if (INSTANT.test(value)) return sheetTime(value, 'second');
  return withDash(value);
}
