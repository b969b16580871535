/**
 * A spreadsheet that Excel in Japan opens without questions: UTF-8 with a byte order mark, CRLF, every cell quoted.
 * A text that a program would take for a formula is defused by an apostrophe (OWASP, "CSV injection"); so is one of digits
 * that it would take for a number and shorten: with a leading zero, as a phone number or a code, or too long.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * A score or a range of places for a cell, with an en dash: with a hyphen, spreadsheets would read "2-1" as the first of February.
 * Reading it in again does not give the hyphen back.
 */
export function withDash(text: string): string {
  return /^\d{1,2}-\d{1,2}$/.test(text) ? text.replace('-', '–') : text;
}

/** The cells of a CSV or TSV text of any program, without empty lines and without the apostrophe of `toCsv`. */
export function fromCsv(text: string): string[][] {
  return rowsOfCsv(text).map(({ cells }) => cells);
}

export interface CsvRow {
  /** The line of the text on which the row begins, from 1; empty lines count. */
  readonly line: number;
  readonly cells: string[];
}

/** The same with the line of each row, for messages that name the line. */
export function rowsOfCsv(text: string): CsvRow[] {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // An empty last cell is one, too.
  const clean = lines.endsWith('\n') ? lines : `${lines}\n`;
  const separator = separatorOf(clean);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let at = 0;
  let start = 0;
  while (at < clean.length) {
    const { value, next } = readCell(clean, at, separator);
    cells.push(value.replace(OWN_APOSTROPHE, '').trim());
    at = next + 1;
    if (next >= clean.length || clean[next] === '\n') {
      if (cells.some((one) => one !== '')) rows.push({ line, cells });
      line += clean.slice(start, at).split('\n').length - 1;
      start = at;
      cells = [];
    }
  }
  return rows;
}

const BYTE_ORDER_MARK = '\ufeff';
/** Japan's Excel reads full-width signs and digits as well, and "12e5" as 1200000. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const SHORTENED = /^(?:[0０][\d０-９]+|[\d０-９]{12,}|\d+e\d+)$/i;
const OWN_APOSTROPHE = /^'(?=[=+\-@＝＋－＠\t\r\n]|(?:[0０][\d０-９]+|[\d０-９]{12,}|\d+e\d+)$)/i;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const defused = FORMULA.test(value) || SHORTENED.test(value) ? `'${value}` : value;
  return `"${defused.replaceAll('"', '""')}"`;
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.indexOf('\n') + 1 || text.length);
  return first.includes('\t') && !first.includes(',') ? '\t' : ',';
}

function readCell(text: string, start: number, separator: string): { value: string; next: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    return { value: text.slice(start, end), next: end };
  }
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] === '"' && text[at + 1] !== '"') break;
    if (text[at] === '"') at += 1;
    value += text[at] ?? '';
    at += 1;
  }
  let next = at + 1;
  while (next < text.length && text[next] !== separator && text[next] !== '\n') next += 1;
  return { value, next };
}
