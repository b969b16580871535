interface EventTemplate {
  readonly name: string;
  readonly genderRule: 'any' | 'female' | 'male';
  readonly ageRule: string;
}

/** The usual singles events; their names are stored in both languages, so that readers see theirs. */
export const EVENT_TEMPLATES: Readonly<Record<string, EventTemplate>> = {
  ms: { name: "男子シングルス｜Men's singles", genderRule: 'male', ageRule: '' },
  ws: { name: "女子シングルス｜Women's singles", genderRule: 'female', ageRule: '' },
  'division-1': { name: 'シングルス1部｜Singles, division 1', genderRule: 'any', ageRule: '' },
  'division-2': { name: 'シングルス2部｜Singles, division 2', genderRule: 'any', ageRule: '' },
  'junior-high-boys': {
    name: '中学男子シングルス｜Junior high boys’ singles',
    genderRule: 'male',
    ageRule: '中学生｜Junior high school',
  },
  'junior-high-girls': {
    name: '中学女子シングルス｜Junior high girls’ singles',
    genderRule: 'female',
    ageRule: '中学生｜Junior high school',
  },
};
