import type { Translation } from '#platform/shared/language.ts';
import type { certificatesMessages as en } from './certificates.messages.en.ts';

export const certificatesMessages: Translation<typeof en> = {
  title: '賞状',
  back: '大会の終了と結果',
  backToResults: '大会結果',
  text: '入賞者ごとに1枚、A4横で印刷します。',
  sampleText: '賞状の見本です。主催者は氏名をすべて記載して印刷します。',
  sample: '見本',
  noneTitle: '順位はまだ決まっていません',
  noneText: '順位が決まると、賞状を表示します。',
  count: (count) => `${count}枚`,
  whose: '表示する賞状',
  recipient: (event, place, names) => `${event} ${place}位 ${names.join('・')}`,
  language: '賞状の言語',
  languages: { en: '英語', ja: '日本語' },
  direction: '文字の向き',
  directions: { horizontal: '横書き', vertical: '縦書き' },
  titleLabel: '表題',
  bodyLabel: '本文',
  bodyHint:
    '{tournament}は大会名、{event}は種目、{place}は順位、{name}は氏名、{club}は所属、{you}は「あなた」などに置き換わります。',
  signerLabel: '授与者',
  signerHint: '団体名・役職・氏名',
  upToLabel: '賞状を作る順位（何位まで）',
  wrong: '入力してください（長すぎる場合は短くしてください）。',
  save: '文面を保存する',
  saved: '保存しました',
  reset: '標準の文面に戻す',
  print: '印刷',
  failedTitle: '操作できませんでした',
  failures: {
    TEMPLATE_CHANGED: 'ほかの方が文面を変更しました。ページを再読み込みすると表示されます。',
  },
};
