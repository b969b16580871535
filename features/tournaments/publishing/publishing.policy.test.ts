import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOURNAMENT_FIELDS, type TournamentForm } from './publishing.form.ts';
import { mergeEdit } from './publishing.policy.ts';

const was: TournamentForm = {
  tournamentName: 'Autumn Junior Open',
  prefecture: 'Tokyo',
  venue: 'Ariake',
  eventDate: '2026-12-04',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-11-27',
  participantLimit: '32',
  tournamentLevel: 'Intermediate',
  eventType: 'Singles',
  participationFee: '2000',
  organizerName: 'Sakura Tennis Association',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
};

describe('an edit of a tournament', () => {
  test.each<[string, Partial<TournamentForm>, Partial<TournamentForm>, object, string[]]>([
    ['of what nobody else touched', { venue: 'A' }, {}, { venue: 'A' }, []],
    [
      'leaves what somebody else changed',
      { venue: 'A' },
      { notes: 'B' },
      { venue: 'A', notes: 'B' },
      [],
    ],
    ['that changes nothing takes nothing back', {}, { venue: 'B' }, { venue: 'B' }, []],
    ['to the same thing as somebody else', { venue: 'A' }, { venue: 'A' }, { venue: 'A' }, []],
    ['of what somebody else changed', { venue: 'A' }, { venue: 'B' }, { venue: 'A' }, ['venue']],
    [
      'that empties what somebody else wrote',
      { contactInfo: '' },
      { contactInfo: 'B' },
      {},
      ['contactInfo'],
    ],
  ])('%s', (_name, mine, theirs, made, clashing) => {
    const { merged, clashes } = mergeEdit({
      was,
      wanted: { ...was, ...mine },
      stands: { ...was, ...theirs },
    });
    expect(merged).toMatchObject(made);
    expect(clashes).toEqual(clashing);
  });

  test('without a clash every field is as one of the two left it, and both changes are there', () => {
    const line = fc.constantFrom('', 'a', 'b');
    const form = fc.record(Object.fromEntries(TOURNAMENT_FIELDS.map((field) => [field, line])));
    fc.assert(
      fc.property(form, form, form, (before, mine, theirs) => {
        const forms = { was: before, wanted: mine, stands: theirs } as never;
        const { merged, clashes } = mergeEdit(forms);
        for (const field of TOURNAMENT_FIELDS) {
          const [a, b, c] = [before[field], mine[field], theirs[field]];
          expect(merged[field]).toBe(b === a ? c : b);
          expect(clashes.includes(field)).toBe(b !== a && c !== a && b !== c);
        }
      }),
    );
  });
});
