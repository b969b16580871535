import type { Translation } from '#platform/shared/language.ts';
import type { mergingMessages as en } from './merging.messages.en.ts';

export const mergingMessages: Translation<typeof en> = {
  title: '同じ人の統合',
  text: '同じ人が名簿に二度載っていませんか？アカウントのない方をもう一方に統合できます。統合した方は名簿から外れ、練習記録はもう一方に引き継がれます。',
  chooseEntries: '統合するメンバーを選ぶ',
  duplicate: '統合するメンバー（アカウントなし）',
  remaining: '名簿に残すメンバー',
  choose: '選択してください',
  withAccount: (name) => `${name}（アカウントあり）`,
  numbered: (name, number) => `${name}（${number}番）`,
  chooseBoth: '両方を選んでください。',
  merge: '統合する',
  mergeQuestion: (name, into) => `「${name}」と「${into}」は同じ人ですか？`,
  mergeExplained: (name, into) =>
    `「${name}」は名簿から外れ、練習記録は「${into}」に引き継がれます。30日以内であれば取り消せます。`,
  mergeDone: '統合しました',
  mergeDoneText: (name, into) => `「${name}」の記録を「${into}」に引き継ぎました`,

  merges: '統合したメンバー',
  ownTitle: '自分に統合されたメンバー',
  ownText:
    'グループの管理者が、名簿のこのメンバーをご本人と判断しました。間違いであれば取り消してください。',
  mergedInto: (into) => `「${into}」に統合済み`,
  linkedTo: (into) => `「${into}」のアカウントと結び付け済み`,
  until: (day) => `${day}まで取り消せます`,
  undo: '取り消す',
  undoOf: (name) => `統合を取り消す：${name}`,
  undoQuestion: (name) => `「${name}」の統合を取り消しますか？`,
  undoMergedExplained: (name) => `「${name}」が、その練習記録とともに名簿に戻ります。`,
  undoLinkedExplained: (name, into) =>
    `「${name}」はアカウントのないメンバーに戻り、その練習記録もすべて戻ります。「${into}」は新しいメンバーとして名簿の最後に残ります。`,
  undoDone: '統合を取り消しました',
  undoDoneText: (name) => `「${name}」は別のメンバーに戻りました`,

  failedTitle: '操作できませんでした',
  failures: {
    MEMBER_NOT_FOUND: 'どちらかのメンバーが、すでに名簿から外れています。',
    MEMBER_HAS_ACCOUNT:
      'このメンバーはすでにアカウントで参加しています。アカウントのないメンバーを選んでください。',
    SAME_MEMBER: '別々のメンバーを選んでください。',
    UNDO_EXPIRED: 'この統合は、もう取り消せません。',
    GROUP_NOT_EDITABLE: 'このグループを編集できなくなりました。作成者にお問い合わせください。',
    GROUP_NOT_FOUND: 'お探しのグループは見つかりませんでした。',
    CONNECTION_LOST:
      'サーバーに接続できませんでした。電波の状態を確認して、もう一度お試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
};
