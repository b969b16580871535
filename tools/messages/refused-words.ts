import { lineAt, type Source, withoutComments } from '../structure/sources.ts';

interface Refused {
  readonly words: RegExp;
  readonly use: string;
}

/** Words with several names, of which docs/glossary.md takes one. */
const JAPANESE: readonly Refused[] = [
  { words: /チーム識別コード|クラブID|クラブコード/g, use: 'チームコード' },
  {
    words: /(?<!お)申し込み(?!、|ま[すし]|た[いく])/g,
    use: '申込 as a noun, 申し込む as a verb, お申し込み in a sentence with お',
  },
  {
    words: /お席|仮予約|枠のある方/g,
    use: '参加枠, or 支払い待ち (players) and 未払い (organizers)',
  },
  { words: /練習の記録/g, use: '練習記録' },
  { words: /部員|チームメンバー/g, use: 'メンバー' },
  { words: /エントリーリスト|参加者一覧/g, use: '参加者リスト' },
  { words: /クラブ活動サポート/g, use: '部活動サポート' },
  { words: /自由練習/g, use: 'フリー練習' },
  { words: /運営者/g, use: '運営事務局' },
  { words: /イニシャル/g, use: '頭文字' },
  { words: /解放|開放/g, use: '申込は無効になりました, or ほかの方が申し込めるようになります' },
  { words: /(?<!その)他の/g, use: 'ほかの' },
  { words: /うまくいきませんでした/g, use: '保存できませんでした, or what else failed' },
  { words: /セット\$\{|ゲーム\$\{/g, use: '第nセット, 第nゲーム' },
  // Not the part of the messages that a file takes in.
  { words: /\.\.\.(?!\w+,\n)/g, use: '…' },
  { words: /〜/g, use: '～ (U+FF5E), as the dates and times have it' },
  { words: /参加料/g, use: '参加費' },
  { words: /レーティング/g, use: 'レート' },
  { words: /勝点/g, use: '勝ち点' },
  { words: /勝数|敗数/g, use: '勝ち数, 負け数' },
  { words: /ジュース/g, use: 'デュース' },
  { words: /ミックス/g, use: '混合ダブルス' },
  { words: /仮押さえ/g, use: '支払い待ち (players), 未払い (organizers)' },
  { words: /ますか(?=['`])/g, use: 'ますか？' },
  // The rating of a registration, home's own numbers and a certificate address the reader.
  {
    words: /あなた(?!の(?:レート|ランク|記録)|」|がた|')/g,
    use: '自分 on labels, ご自身 or ご本人 in sentences',
  },
];

const ENGLISH: readonly Refused[] = [
  { words: /\be-mail/gi, use: 'email' },
  { words: /\bcoming (?:tournaments|entries)\b/gi, use: 'upcoming' },
  { words: /'Coming'/g, use: 'Upcoming' },
  { words: /\bonly who\b/gi, use: 'only the person who' },
  { words: /\bdid not work\b/gi, use: 'Could not save, or what else failed' },
  { words: /\ball the same\b/gi, use: 'anyway' },
  { words: /\bnot there any more\b/gi, use: 'no longer exists' },
  { words: /`Dear /g, use: 'Hello' },
];

/**
 * Words of the messages that the glossary does not take, each with the one to use. Keys, identifiers and comments may
 * say what they like.
 */
export function refusedWords(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (source.path.endsWith('.messages.ja.ts')) return found(source, JAPANESE);
    if (source.path.endsWith('.messages.en.ts')) return found(source, ENGLISH);
    return [];
  });
}

function found({ path, text }: Source, refused: readonly Refused[]): string[] {
  const code = withoutComments(text);
  return refused.flatMap(({ words, use }) =>
    [...code.matchAll(words)].map(
      ({ index, 0: word }) =>
        `${path}:${lineAt(code, index)}: "${word}" is not the word of docs/glossary.md. Use: ${use}.`,
    ),
  );
}
