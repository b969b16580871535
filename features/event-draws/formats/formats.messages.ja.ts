import type { Translation } from '#platform/shared/language.ts';
import type { formatsMessages as en } from './formats.messages.en.ts';

export const formatsMessages: Translation<typeof en> = {
  title: '試合方式とルール',
  back: '種目の編集に戻る',
  intro:
    'ここで選んだ内容が抽選の初期設定になり、試合のスコアのルールになります。参加者には、組み合わせの公開後に表示されます。',
  figuresFor: (sides) => `${sides}の場合`,
  courts: { court: 'コートの数', table: '台の数', either: 'コート（台）の数' },
  courtsHint: '終了予定時刻の計算に使います。この端末にだけ保存されます。',
  endAbout: (time) => `終了予定 ${time}ごろ`,
  toPlan: '終了時刻の試算',
  scoring: 'スコアのルール',
  inGroups: (name) => `リーグ：${name}`,
  inKnockout: (name) => `トーナメント：${name}`,
  save: '保存',
  saving: '保存しています…',
  saved: '試合方式とルールを保存しました',
  fixedTitle: '組み合わせは公開済みです',
  fixedText:
    '公開した内容で試合を行います。スコアのルールは、最初の結果を登録するまで、組み合わせのページで変更できます。',
  toDraw: '組み合わせへ',
  notFound: '種目が見つかりません',
  notFoundText: '削除された可能性があります。種目の一覧に戻ってください。',
  cancelledTitle: 'この大会は中止になりました',
  cancelledText: '種目は変更できません。',
  failedTitle: '操作できませんでした',
  failures: {
    FORMATS_CHANGED: 'ほかの方が先に変更したため、保存していません。内容を確認してください。',
    DRAW_PUBLISHED:
      '組み合わせが公開されました。スコアのルールは組み合わせのページで変更できます。',
    UNKNOWN_FORMAT: 'このルールは使えません。',
    ROUND_UNKNOWN: 'この定員のトーナメントに、その回戦はありません。',
    TOURNAMENT_CANCELLED: 'この大会は中止になりました。',
    EVENT_NOT_FOUND: 'この種目は削除されています。',
    CONNECTION_LOST: 'サーバーに接続できませんでした。もう一度お試しください。',
    OTHER: 'ページを再読み込みして、もう一度お試しください。',
  },
};
