/** The visitor of the demo: signed in without a password, and able to log in with this one after logging out. */
export const DEMO_PLAYER = {
  fullName: '山田 翔太',
  nickname: 'Shota',
  email: 'shota@demo.rallydays.invalid',
  phone: '03-5550-0100',
  prefecture: 'Tokyo',
  language: 'en',
} as const;
export const DEMO_PASSWORD = 'rallydays-demo';

export const DEMO_ORGANIZATION = {
  loginId: 'ORG-DEMO01',
  name: 'さくらスポーツ協会｜Sakura Sports Association',
} as const;

/** Other players of the sample tournaments. */
export const OTHER_PLAYERS = [
  '佐藤 陽葵',
  '鈴木 蓮',
  '高橋 結菜',
  '田中 湊',
  '伊藤 さくら',
  '渡辺 悠真',
  '中村 美月',
  '小林 大和',
  '加藤 凛',
  '吉田 颯太',
  '山本 葵',
  '松本 陸',
  '井上 芽依',
  '木村 樹',
  '林 心春',
  '清水 朝陽',
  '森 結愛',
  '池田 蒼',
  '橋本 莉子',
  '石川 隼人',
  '前田 琴音',
  '藤田 海斗',
  'Emily Carter',
  'Lucas Almeida',
] as const;

/** The clubs of the other players, who are in them in turn. */
export const CLUBS = [
  { name: '世田谷ラケットクラブ', teamCode: 'SETAGAYA' },
  { name: '杉並卓球クラブ', teamCode: 'SUGINAMI' },
  { name: '港北フレンズ', teamCode: 'KOHOKU11' },
  { name: '武蔵野スポーツクラブ', teamCode: 'MUSASHI1' },
] as const;

/** Of the first two clubs: the one has accepted to play doubles, the other has not answered yet. */
export const PARTNERS = ['平野 結衣', '野口 直人'] as const;

/** The teams that have entered the sample event for teams. */
export const TEAMS = [
  '港北中学校 A',
  '港北中学校 B',
  'Yokohama Smashers',
  '川崎レッドウィングス',
  '湘南シニアクラブ',
  '相模原ジュニア',
] as const;

/** The sample player's club, big enough for a knockout. */
export const CLUB_MEMBERS = [
  '佐々木 健太',
  '小川 七海',
  '長谷川 翼',
  '岡田 ひなた',
  '後藤 亮',
  '村上 彩花',
  '近藤 大輝',
  '遠藤 真央',
  'Oliver Smith',
] as const;

/** Looks after the sample player's second club, and is asked to play doubles. */
export const CITY_COACH = '三浦 直子';

export const SMALL_CLUB_MEMBERS = ['坂本 美咲', '青木 拓海', '西村 優奈', '福田 圭吾'] as const;

/** The demo's operator, for the console at /operator; the log shows the login at the start. */
export const DEMO_OPERATOR = {
  email: 'operator@rallydays.example',
  password: 'rallydays-operator',
} as const;
