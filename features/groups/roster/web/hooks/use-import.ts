import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { GRADES } from '#domain/common/school-grade.ts';
import type { RosterColumn, SchoolKind } from '#domain/roster/columns.ts';
import { useOwner } from '#features/accounts/web/hooks/use-owner.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { PupilField } from '../../roster.vocabulary.ts';
import { type CheckedRow, checkedRows, type Row, rowsToSend } from '../lib/checked-rows.ts';
import {
  cellsOf,
  hasBareGrades,
  type PastedList,
  pastedList,
  strongestFirst,
} from '../lib/read-roster.ts';
import { importPupils, type Roster, rosterSaved } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

interface Reading {
  readonly list: PastedList;
  readonly school: SchoolKind;
  readonly rows: readonly Row[];
  /** The rows that were open once: they stay where they are corrected. */
  readonly wereOpen: ReadonlySet<string>;
}

/** A list on its way into the roster: its rows, checked after each correction, and what has been decided about them. */
export function useImport(roster: Roster) {
  const t = useText();
  const leadOn = useLeadOn();
  const owner = useOwner();
  // What is pasted, until it is stored: a reload of the page or a login in between loses nothing.
  const [draft] = useState(() => tabDraft<string>(`roster-import ${owner} ${roster.groupId}`));
  const begin = (text: string) => (text.trim() === '' ? null : readingOf(text, roster));
  const [reading, setReading] = useState(() => begin(draft.read() ?? ''));
  const checked = reading ? checkedRows(reading.rows, roster) : [];
  const change = (next: Reading) => setReading({ ...next, wereOpen: openIn(next, roster) });
  const changeRow = (id: string, changed: Partial<Row>) => {
    if (!reading) return;
    const rows = reading.rows.map((row) => (row.id === id ? { ...row, ...changed } : row));
    change({ ...reading, rows });
  };
  const sent = rowsToSend(checked);
  const { submit, isPending, failure } = useSubmit({
    send: () => importPupils({ params: { id: roster.groupId }, body: { rows: sent } }),
    reads: ['groups'],
    readsAfter: 'answer',
    onSuccess: ({ added, updated, ...saved }) => {
      draft.clear();
      notify({ title: t.imported, description: t.importedText(added, updated) });
      rosterSaved(saved);
      return leadOn(`/group-roster/${roster.groupId}`);
    },
    // The rows are checked again with the roster that has been read meanwhile, under new ids.
    onRefusal: ({ code }) => {
      if (code !== 'ROSTER_CHANGED' || !reading) return false;
      change({ ...reading, rows: reading.rows.map((row) => ({ ...row, id: newId() })) });
      notify({
        title: t.failedTitle,
        description: t.changedMeanwhileRows,
        variant: 'destructive',
      });
      return true;
    },
  });
  return {
    reading,
    checked,
    sent,
    open: (text: string) => {
      draft.write(text);
      setReading(begin(text));
    },
    startOver: () => {
      draft.clear();
      setReading(null);
    },
    type: (row: CheckedRow, field: PupilField, text: string) =>
      changeRow(row.id, { cells: { ...row.cells, [field]: text } }),
    decide: (row: CheckedRow, decision: Row['decision']) => changeRow(row.id, { decision }),
    leaveOut: (row: CheckedRow, isLeftOut: boolean) => changeRow(row.id, { isLeftOut }),
    chooseColumn: (at: number, column: RosterColumn | null) => {
      if (!reading) return;
      const columns = reading.list.columns.map((one, other) => {
        if (other === at) return column;
        return one === column ? null : one;
      });
      setReading(startedOver({ ...reading, list: { ...reading.list, columns } }, roster));
    },
    chooseSchool: (school: SchoolKind) =>
      reading && setReading(startedOver({ ...reading, school }, roster)),
    needsSchool: reading !== null && hasBareGrades(reading.list),
    submit: () => void submit(),
    isPending,
    failure,
  };
}

/**
 * Other columns or another school give other cells: what was corrected or decided before is gone. The rows come in the order of
 * strength where the list has one, since a roster keeps the order in which new players arrive.
 */
function startedOver(reading: Reading, roster: Roster): Reading {
  const cells = cellsOf(reading.list, reading.school);
  const rows = strongestFirst(reading.list).flatMap((at) => {
    const ofRow = cells[at];
    const row = { id: newId(), number: at + 1, decision: null, isLeftOut: false };
    return ofRow ? [{ ...row, cells: ofRow }] : [];
  });
  const next = { ...reading, rows, wereOpen: new Set<string>() };
  return { ...next, wereOpen: openIn(next, roster) };
}

function readingOf(text: string, roster: Roster): Reading {
  // Most schools are of one kind: that of the players who are on the roster.
  const isHigh = roster.pupils.some(({ grade }) => HIGH_SCHOOL.has(grade));
  const school = isHigh ? 'high-school' : 'junior-high';
  return startedOver({ list: pastedList(text), school, rows: [], wereOpen: new Set() }, roster);
}

const HIGH_SCHOOL: ReadonlySet<string> = new Set(GRADES.slice(3, 6));

function openIn({ rows, wereOpen }: Reading, roster: Roster): ReadonlySet<string> {
  const open = checkedRows(rows, roster).filter(({ isOpen }) => isOpen);
  return new Set([...wereOpen, ...open.map(({ id }) => id)]);
}
