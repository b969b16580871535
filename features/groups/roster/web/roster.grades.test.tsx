import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { rosterMessages as en } from '../roster.messages.en.ts';
import { GradesNotice } from './components/grades-notice.tsx';
import { sampleRoster } from './lib/sample-roster.ts';
import type { Pupil } from './roster.queries.ts';

const pupil = (name: string, grade: Pupil['grade'], gradeYear: number | null): Pupil => ({
  id: name,
  memberId: 1,
  name,
  familyName: name,
  givenName: '',
  familyKana: '',
  givenKana: '',
  grade,
  gradeYear,
  gender: '',
  registrationNo: '',
  joined: false,
});

const show = (...pupils: Pupil[]) =>
  rendered(<GradesNotice roster={{ ...sampleRoster, pupils }} />);

describe('advancing the grades', () => {
  test('Nothing is offered while all grades are of this school year or stay as they are', () => {
    const { container } = show(
      pupil('Aoki', '中1', 2027),
      pupil('Baba', '', null),
      pupil('Chiba', 'other', 2026),
    );
    expect(container.textContent).toBe('');
  });

  test('The dialog says who goes where, by name for third-years, before anything changes', async () => {
    show(
      pupil('Aoki', '中1', 2026),
      pupil('Baba', '中1', 2026),
      pupil('Chiba', '中3', 2026),
      pupil('Doi', '中1', 2027),
    );
    screen.getByText(en.advanceText(3));
    screen.getByRole('button', { name: en.advanceOpen }).click();
    await screen.findByText(en.step('JH 1', 'JH 2', 2));
    screen.getByText(en.step('JH 3', en.leave, 1));
    screen.getByText(en.graduatesOf(['Chiba']));
    screen.getByRole('radio', { name: new RegExp(en.stay) }).click();
    await screen.findByText(en.step('JH 3', 'HS 1', 1));
  });
});
