import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fromCsv } from '#platform/shared/csv.ts';
import { PERSONAL_PARTS, type PersonalData } from '#platform/shared/personal-data.ts';
import { exportMessages as en } from '../../export.messages.en.ts';
import { exportMessages as ja } from '../../export.messages.ja.ts';
import { asJson, asZip } from './data-files.ts';

const none = Object.fromEntries(
  PERSONAL_PARTS.map((part) => [part, []]),
) as unknown as PersonalData;
const everything = {
  madeAt: '2026-11-20T03:00:00.000Z',
  parts: {
    ...none,
    profile: [{ name: '桜井 みのり', emailVerified: true, nickname: null }],
    mails: [{ subject: '=HYPERLINK("https://evil.example")', sentAt: '2026-11-20T20:00:00.000Z' }],
  },
};

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function unzipped(words: typeof en | typeof ja) {
  const files = unzipSync(asZip(everything, words as typeof en));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]),
  );
}

describe('the zip', () => {
  test('The zip holds a spreadsheet for each part with data, and a file that explains them', () => {
    expect(Object.keys(unzipped(en))).toEqual(['README.txt', 'profile.csv', 'emails.csv']);
    expect(unzipped(en)['README.txt']).toContain('桜井 みのり\r\nAs of 2026-11-20 12:00:00');
  });

  test('The zip has Japanese names and headings, which Excel reads by the byte order mark', () => {
    const files = unzipped(ja);
    expect(Object.keys(files)).toEqual([
      'はじめにお読みください.txt',
      '登録情報.csv',
      'メール.csv',
    ]);
    expect(files['登録情報.csv']).toBe(
      '\ufeff"氏名","メールアドレスの確認","ニックネーム"\r\n"桜井 みのり","はい",""\r\n',
    );
  });

  test('The zip shows times in Japan time, and defuses formulas', () => {
    const text = unzipped(en)['emails.csv'] ?? '';
    expect(text).toContain(`"'=HYPERLINK`);
    expect(fromCsv(text)[1]?.[1]).toBe('2026-11-21 05:00:00');
  });
});

test('A score is not a date to a spreadsheet, and a telephone number keeps its zero', () => {
  const parts = {
    ...none,
    profile: [{ phone: '09012345678' }],
    practiceMatches: [{ sets: '11-9', result: '1-0', playedOn: '2026-11-20' }],
  };
  const files = unzipSync(asZip({ ...everything, parts }, en));
  const texts = Object.values(files).map((bytes) => decoder.decode(bytes));
  expect(texts[1]).toContain(`"'09012345678"`);
  expect(texts[2]).toContain('"11–9","1–0","2026-11-20"');
});

test('A score with a tie-break is in the spreadsheet as it is written, and as TODS', () => {
  const match = {
    sets: '9-8(5)',
    scoreFormat: 'tennis-8-game-pro-set',
    matchUpFormat: 'SET1-S:8/TB7',
    scoreString: '9-8(5)',
  };
  const files = unzipSync(
    asZip({ ...everything, parts: { ...none, practiceMatches: [match] } }, en),
  );
  const texts = Object.values(files).map((bytes) => decoder.decode(bytes));
  const [headings, row] = fromCsv(texts[1] ?? '');
  expect(headings).toEqual(['Score', 'Score rules', 'TODS format', 'TODS score']);
  expect(row).toEqual(['9-8(5)', 'tennis-8-game-pro-set', 'SET1-S:8/TB7', '9-8(5)']);
});

test("The JSON file is the server's answer", () => {
  expect(JSON.parse(asJson(everything))).toEqual(everything);
});
