import type { Translation } from '#platform/shared/language.ts';
import type { profileMessages as en } from './profile.messages.en.ts';

export const profileMessages: Translation<typeof en> = {
  title: 'プロフィールの変更',
  back: 'マイページ',
  fullName: '氏名',
  fullNameHint: '大会の参加者リストに載る名前です',
  reading: 'ふりがな',
  readingHint: '姓と名の間を空けてください。空欄の場合は、学校の名簿のふりがなを使います。',
  nickname: 'ニックネーム',
  club: '学校・所属',
  clubHint: '大会の参加者リストや組み合わせで、氏名とともに表示されます。',
  prefecture: '都道府県',
  choosePrefecture: '都道府県を選ぶ',
  phone: '電話番号',
  staysTitle: '変わらないもの',
  stays:
    '公開済みの組み合わせと確定した結果は、変更前の氏名のままです。クラブの名簿の氏名・学年・性別・登録番号は、顧問やコーチの方が変更します。',
  age: '年齢・保護者',
  ageText: '年齢の回答はこちらで変更できます',
  save: '保存する',
  saving: '保存中…',
  saved: 'プロフィールを保存しました',
  demoTitle: 'デモ用のアカウントです',
  demoText:
    'お試しの方が共同で使うアカウントのため、プロフィールは変更できません。ご自身のアカウントでは変更できます。',
  errors: {
    nameShort: '氏名は2文字以上で入力してください',
    readingWrong: 'ふりがなは、ひらがなまたはカタカナで入力してください',
    prefectureMissing: '都道府県を選んでください',
    phoneInvalid: '正しい電話番号を入力してください',
    tooLong: '文字数が多すぎます',
  },
};
