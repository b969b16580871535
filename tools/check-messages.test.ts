import { describe, expect, test } from 'vitest';
import { refusedWords } from './messages/refused-words.ts';
import { unusedKeys, usersOf } from './messages/unused-keys.ts';
import { englishSigns, strayJapanese, writtenText } from './messages/written-text.ts';
import { source } from './structure/sources.ts';

const screen = (text: string) => [source('features/a/web/screens/a.screen.tsx', text)];

describe('unused keys', () => {
  const english = source(
    'features/a/a.messages.en.ts',
    "export const a = {\n  one: '1',\n  two: '2',\n};",
  );
  const unusedIn = (text: string) => unusedKeys(english, ['one', 'two'], screen(text));

  test('A key that nothing uses is reported with its line', () => {
    expect(unusedIn('t.one')).toEqual([
      expect.stringContaining('a.messages.en.ts:3: nothing uses "two"'),
    ]);
  });

  test.each([
    't.two',
    "t['two']",
    'const { one, two } = useText();',
    "z.string().check(z.minLength(2, 'two'))",
  ])('%s uses a key', (use) => expect(unusedIn(`t.one; ${use}`)).toEqual([]));

  test('A key of a part that the messages take in is left to the part', () => {
    expect(unusedKeys(english, ['one', 'ofPart'], screen('t.one'))).toEqual([]);
  });

  test('The messages of a failed write count as used where all messages are passed on, and no others do', () => {
    const failing = source(
      'features/a/a.messages.en.ts',
      "export const a = {\n  failedTitle: '',\n  failures: {},\n  two: '2',\n};",
    );
    const all = (text: string) =>
      unusedKeys(failing, ['failedTitle', 'failures', 'two'], screen(text));
    expect(all('useSubmit({ send, words: t })')).toEqual([expect.stringContaining('"two"')]);
    expect(all('useSubmit({ send, words: { ...t, failedTitle } })')).toHaveLength(1);
    expect(all('useSubmit({ send })')).toHaveLength(3);
  });

  test('A longer name, or a key in a comment, does not count as a use', () => {
    expect(unusedIn('t.one; t.twofold; // t.two')).toHaveLength(1);
  });
});

describe('files that can use a key', () => {
  const english = source('features/a/a.messages.en.ts', '');
  const others = [
    source('features/a/web/screens/a.screen.tsx', ''),
    source('features/a/a.policy.ts', ''),
    source('features/a/a.contract.ts', ''),
    source('features/a/server/a.presenter.ts', ''),
    source('features/a/server/a.mails.ts', "import { a } from '../a.messages.en.ts';"),
    source('features/b/b.policy.ts', ''),
  ];

  test('A server and a contract use a key only where they import the messages', () =>
    expect(usersOf(english, [english, ...others]).map(({ path }) => path)).toEqual([
      'features/a/web/screens/a.screen.tsx',
      'features/a/a.policy.ts',
      'features/a/server/a.mails.ts',
    ]));
});

describe('text written into a screen', () => {
  test.each([
    '<button aria-label="Close">',
    "<input placeholder={'Your name'} />",
    '<img alt={`Court ${number}`} />',
    "<p>{'Saved'}</p>",
    "notify(ok ? 'Your entry is saved' : t.failed);",
    '<Field label="名前" />',
  ])('Text written into a screen is reported: %s', (text) =>
    expect(writtenText(screen(text))).toHaveLength(1),
  );

  test.each([
    '<button aria-label={t.close} className="big wide" type="button">',
    '<img alt="" />',
    '<p>{`${count} / ${capacity}`}</p>',
    "throw new Error('This never happens to a person');",
    '// "Just a comment here"',
    "import { A } from './a.tsx';",
  ])('Code without text for a screen passes: %s', (text) =>
    expect(writtenText(screen(text))).toEqual([]),
  );
});

describe('Japanese outside the messages', () => {
  test('Japanese is reported in code, and passes in comments, messages, tests and the domain', () => {
    const text = "const a = '試合';";
    expect(strayJapanese([source('features/a/server/a.handlers.ts', text)])).toHaveLength(1);
    expect(strayJapanese([source('features/a/server/a.handlers.ts', '/** 試合 */')])).toEqual([]);
    for (const path of [
      'features/a/a.messages.ja.ts',
      'features/a/server/a.test.ts',
      'domain/a.ts',
    ]) {
      expect(strayJapanese([source(path, text)])).toEqual([]);
    }
  });
});

describe('words with one name', () => {
  test('Three dots of the code that takes in a part are no words', () => {
    const text = 'export const a = {\n  ...partMessages,\n};';
    expect(refusedWords([source('features/a/a.messages.ja.ts', text)])).toEqual([]);
  });

  const japanese = (text: string) =>
    refusedWords([source('features/a/a.messages.ja.ts', `export const a = { b: '${text}' };`)]);
  const english = (text: string) =>
    refusedWords([source('features/a/a.messages.en.ts', `export const a = { b: '${text}' };`)]);

  test.each([
    ['チーム識別コード', 'チームコード'],
    ['クラブIDを入力', 'チームコード'],
    ['申し込みの締切', '申込'],
    ['30分間お席を確保します', '参加枠'],
    ['練習の記録', '練習記録'],
    ['部員を追加', 'メンバー'],
    ['エントリーリスト', '参加者リスト'],
    ['参加枠を解放しました', '申込は無効になりました'],
    ['他の大会', 'ほかの'],
    ['処理中...', '…'],
    ['1〜50', '～'],
    ['参加料（円）', '参加費'],
    ['レーティング対象外', 'レート'],
    ['順位と勝点', '勝ち点'],
    ['仮押さえ', '支払い待ち'],
    ['取り消しますか', '？'],
    ['あなたの分は支払い済みです', 'ご自身'],
  ])('"%s" in a Japanese message is reported with "%s"', (text, use) =>
    expect(japanese(text)).toEqual([expect.stringContaining(use)]),
  );

  test.each([
    'お申し込みを受け付けました',
    '期限までに申し込み、参加費をお支払いください',
    '大会に申し込みます',
    '申込締切',
    '消費者契約法その他の法令',
    '申込を取り消しますか？',
    'あなたのレート',
  ])('The words that the glossary takes pass in a Japanese message: %s', (text) =>
    expect(japanese(text)).toEqual([]),
  );

  test.each([
    ['Send an e-mail', 'email'],
    ['E-mail', 'email'],
    ['No coming tournaments', 'upcoming'],
    ['Coming', 'Upcoming'],
    ['That did not work', 'Could not save'],
    ['This match is not there any more.', 'no longer exists'],
  ])('"%s" in an English message is reported with "%s"', (text, use) =>
    expect(english(text)).toEqual([expect.stringContaining(use)]),
  );

  test.each(['Send an email', 'Upcoming', 'No upcoming tournaments', 'Processing...'])(
    'The words that the glossary takes pass in an English message: %s',
    (text) => expect(english(text)).toEqual([]),
  );

  test('A refused word passes in code, in a comment and in a test', () => {
    for (const path of ['features/a/a.policy.ts', 'features/a/a.test.ts']) {
      expect(refusedWords([source(path, "const a = '部員';")])).toEqual([]);
    }
    const comment = '// 部員\nexport const a = {};';
    expect(refusedWords([source('features/a/a.messages.ja.ts', comment)])).toEqual([]);
  });
});

describe('signs between texts', () => {
  test.each(["['a', 'b'].join(' · ')", '`${a} · ${b}`', '`${a}: ${b}`'])(
    '%s is English only',
    (text) => expect(englishSigns(screen(text))).toHaveLength(1),
  );

  test('What joins by language, the messages and the server are left alone', () => {
    expect(englishSigns(screen('format.facts([a, b]); joined.labelled(a, b);'))).toEqual([]);
    for (const path of ['features/a/a.messages.en.ts', 'features/a/server/a.handlers.ts']) {
      expect(englishSigns([source(path, '`${a}: ${b}`')])).toEqual([]);
    }
  });
});
