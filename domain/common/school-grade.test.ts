import { describe, expect, test } from 'vitest';
import { type Grade, gradeIn, schoolYearOf } from './school-grade.ts';

describe('school years', () => {
  test.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ])('%s is in the school year that begins in April %d', (day, year) => {
    expect(schoolYearOf(day)).toBe(year);
  });
});

describe('the grade in a later school year', () => {
  test.each<[Grade | '', number, Grade | '', boolean]>([
    ['中1', 1, '中2', false],
    ['中2', 1, '中3', false],
    ['中3', 1, '高1', true],
    ['中2', 2, '高1', true],
    ['高1', 2, '高3', false],
    ['高3', 1, 'other', true],
    ['高3', 4, 'other', true],
    ['中3', 9, 'other', true],
    ['other', 1, 'other', false],
    ['', 1, '', false],
    ['中2', 0, '中2', false],
    ['中2', -1, '中2', false],
  ])('%s is, %d years later, %s', (grade, years, next, hasGraduated) => {
    const dated = { grade, gradeYear: 2026 };
    expect(gradeIn(2026 + years, dated)).toEqual({ grade: next, hasGraduated });
  });

  test('A grade without a school year does not advance', () => {
    expect(gradeIn(2030, { grade: '中1', gradeYear: null })).toEqual({
      grade: '中1',
      hasGraduated: false,
    });
  });
});
