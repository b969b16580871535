import { saveFile as save } from '#platform/web/save-file.ts';

/** Hands a spreadsheet to the browser as a file to keep. */
export function saveFile({ fileName, csv }: { fileName: string; csv: string }): void {
  save(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
