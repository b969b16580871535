import { readFileSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { match } from '#features/matches/matches.contract.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { type Phone, startTestApp } from '../../../../apps/server/test-app.ts';
import * as records from '../../records/records.contract.ts';
import { backfillPlayers } from '../../server/practice.backfill.commands.ts';
import * as contract from '../knockout.contract.ts';
import { saveResult } from '../knockout.results.contract.ts';
import { publicBracket } from '../knockout.sharing.contract.ts';
import before from './knockout.older.json' with { type: 'json' };

// Three knockouts of one day, as the version before stored them. One was drawn again after a cleared score and a cleared
// walkover; it has scores, walkovers, retirements, corrections, and a later result that a correction cleared. One has
// byes. One is removed.
const ROWS = readFileSync(new URL('./knockout.older.sql', import.meta.url), 'utf8');

const DAY = { dateId: '2026-11-20' };
const FORMAT = { ...DAY, formatId: 'tournament' as const };

let server: Awaited<ReturnType<typeof startTestApp>>;
let coach: Phone;
let member: Phone;

beforeEach(async () => {
  const database = await openOlderDatabase('0024_score_formats', ROWS);
  server = await startTestApp({}, { database });
  coach = await signedIn('Coach Kondo');
  member = await signedIn('Endo Rin');
});

afterEach(() => server.close());

async function signedIn(name: string): Promise<Phone> {
  const { email } = accounts;
  const [account] = await server.services.db
    .select({ email })
    .from(accounts)
    .where(eq(accounts.name, name));
  const phone = server.phone();
  const loginId = account?.email ?? '';
  await phone.call(login, { body: { loginId, password: 'correct horse' } });
  return phone;
}

/** Marks come in no order. The version before knew no score formats, and not who of the players reads it: that is left out. */
function sorted<K extends { readonly marks: readonly { readonly matchId: string }[] }>(
  knockout: K,
) {
  const marks = knockout.marks.toSorted((one, other) => one.matchId.localeCompare(other.matchId));
  return { scoreFormat: null, ...knockout, self: null, marks };
}

async function shown(id: string) {
  const { data } = await coach.call(contract.knockout, { params: { id } });
  return sorted(data!.knockout);
}

/** The records of the version before counted the versions of a match for themselves, and its groups had no sport. */
const withoutVersion = (rows: readonly { version: number }[]) =>
  rows.map((row) => ({ sport: 'unspecified', ...row, version: null }));

async function recorded(search?: string) {
  const { data } = await coach.call(records.practiceMatches, {
    params: FORMAT,
    query: search ? { search } : {},
  });
  return data!.matches;
}

test('A knockout has the draw, results, versions, notes and scorers that it had before the migration', async () => {
  expect(await shown(before.open.id)).toEqual(sorted(before.open));
  expect(await shown(before.byes.id)).toEqual(sorted(before.byes));
  const { data } = await coach.call(contract.knockouts, { query: { groupId: before.groupId } });
  const listed = before.list.knockouts.map((one) => ({ inPairs: false, ...one }));
  expect(data?.knockouts).toEqual(listed);
  const { token } = before;
  const bracket = await server.phone().call(publicBracket, { params: { token } });
  const added = { scoreFormat: null, inPairs: false, sport: 'unspecified' };
  expect(bracket.data?.bracket).toEqual({ ...before.bracket.bracket, ...added });
});

test('The records list, count and find the same matches after the migration', async () => {
  expect((await coach.call(records.practiceDays)).data).toEqual(before.days);
  const formats = await coach.call(records.practiceFormats, { params: DAY });
  expect(formats.data).toEqual(before.formats);
  expect(withoutVersion(await recorded())).toEqual(withoutVersion(before.matches));
  expect(withoutVersion(await recorded('visitor'))).toEqual(withoutVersion(before.found));
});

test('The version of a match in the records is the version of its result', async () => {
  const rows = await server.services.db
    .select({ matchId: matches.drawMatchId, version: matches.version })
    .from(matches)
    .where(and(eq(matches.stageId, before.open.id), isNull(matches.deletedAt)));
  const versions = new Map(rows.map(({ matchId, version }) => [matchId, version]));
  expect(versions).toEqual(new Map(before.open.marks.map((one) => [one.matchId, one.version])));
});

test('A match without a played result cannot be read by its id after the migration', async () => {
  const rows = await server.services.db.select().from(matches).where(eq(matches.state, 'unlisted'));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['walkover', 'scheduled']));
  for (const { id } of rows) {
    const { status } = await coach.call(match, { params: { id } });
    expect(status).toBe(404);
  }
});

test('The export of a person lists the same practice after the migration', async () => {
  // The job of the first minute: it names who played the matches.
  await backfillPlayers(server.services);
  for (const [phone, expected] of [
    [coach, before.coach],
    [member, before.member],
  ] as const) {
    const { data } = await phone.call(everything);
    expect(data!.parts).toMatchObject(expected);
    expect(data!.parts.practiceMatches).toHaveLength(expected.practiceMatches.length);
  }
});

test('A removed knockout is restored with its results, its walkovers and its records', async () => {
  const { id } = before.beforeRemoval;
  expect((await coach.call(contract.knockout, { params: { id } })).status).toBe(404);
  const body = { writeId: uuidv7() };
  await coach.call(contract.restoreKnockout, { params: { id }, body });
  expect(await shown(id)).toEqual(sorted(before.beforeRemoval));
  expect(withoutVersion(await recorded())).toEqual(withoutVersion(before.recordsBeforeRemoval));
});

test('A phone that sends a result of the version before again, and then its unsent correction, meets no conflict', async () => {
  type Sent = Parameters<typeof coach.call<typeof saveResult>>[1];
  const again = await member.call(saveResult, before.unanswered as Sent);
  expect(sorted(again.data!.knockout)).toEqual({ ...sorted(before.open), may: { manage: false } });
  const corrected = await member.call(saveResult, before.unsent as Sent);
  const mark = corrected.data!.knockout.marks.find(({ matchId }) => matchId === '2-3');
  expect(mark).toMatchObject({ version: 2, notes: '' });
});
