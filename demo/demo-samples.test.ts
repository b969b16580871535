import { describe, expect, test } from 'vitest';
import { nameIn } from '#platform/shared/bilingual.ts';
import { addDays } from '#platform/shared/format.ts';
import { COMING, daysOfSamples, JOINED } from './demo-samples.ts';
import { isDayOff } from './japanese-holidays.ts';

/** A year and a half of days on which somebody may start the demo, each with the days of the samples. */
const STARTS = Array.from({ length: 550 }, (_, days) => {
  const today = addDays('2026-01-01', days);
  return { today, days: daysOfSamples(today) };
});

/** The days of start on which something does not hold. */
const exceptions = (holds: (start: (typeof STARTS)[number]) => boolean) =>
  STARTS.filter((start) => !holds(start)).map(({ today }) => today);

describe('the tournaments of a demo started on any day', () => {
  test('The demo’s tournaments are on weekends and holidays, on Saturdays and on Sundays', () => {
    const wrong = exceptions(({ days }) => {
      const weekdays = new Set(days.map(({ eventDate }) => new Date(eventDate).getUTCDay()));
      const both = weekdays.has(0) && weekdays.has(6);
      return both && days.every(({ eventDate }) => isDayOff(eventDate));
    });
    expect(wrong).toEqual([]);
  });

  test('The demo’s tournaments are within a week of their distance from today, each after its deadline', () => {
    const wrong = exceptions(({ today, days }) =>
      [...COMING, ...JOINED].every(({ inDays }, index) => {
        const { eventDate = '', applicationDeadline = '' } = days[index] ?? {};
        const [first, last] = [addDays(today, inDays), addDays(today, inDays + 6)];
        return eventDate >= first && eventDate <= last && applicationDeadline < eventDate;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('The demo’s twelve joined tournaments are on twelve days, two of them still to come', () => {
    const wrong = exceptions(({ today, days }) => {
      const joined = days.slice(COMING.length).map(({ eventDate }) => eventDate);
      return new Set(joined).size === 12 && joined.filter((day) => day > today).length === 2;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a sample tournament', () => {
  test.each(COMING)(
    'The sample $name has a short name and place in each language, and only that one',
    (one) => {
      for (const text of [one.name, one.venue]) {
        expect(nameIn(text, 'ja')).toMatch(
          /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,14}$/u,
        );
        expect(nameIn(text, 'en')).toMatch(/^[A-Za-z ]{8,26}$/);
      }
    },
  );

  test.each(COMING)(
    'The sample $name agrees with its name',
    ({ name, eventType, startTime = '09:00' }) => {
      const named = ['Singles', 'Doubles', 'Team'].filter((word) => name.includes(word));
      expect(named.every((word) => word === eventType)).toBe(true);
      expect(/Evening|ナイター/.test(name)).toBe(startTime >= '17:00');
      // Its day changes with the calendar, through every season.
      expect(name).not.toMatch(/Spring|Summer|Autumn|Winter|[春夏秋冬]/);
    },
  );

  test.each(COMING)(
    'The sample $name has a fee and places as in the specification',
    ({ feeYen, limit }) => {
      expect(feeYen).toBeGreaterThanOrEqual(1500);
      expect(feeYen).toBeLessThanOrEqual(3500);
      expect([24, 32]).toContain(limit);
    },
  );
});
