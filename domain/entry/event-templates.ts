import type { EventType } from './vocabulary.ts';

interface EventTemplate {
  readonly name: string;
  readonly eventType: EventType;
  readonly genderRule: 'any' | 'female' | 'male' | 'mixed';
  readonly ageRule: string;
}

/** The usual events; their names are stored in both languages, so that readers see theirs. */
export const EVENT_TEMPLATES: Readonly<Record<string, EventTemplate>> = {
  ms: {
    name: "男子シングルス｜Men's singles",
    eventType: 'Singles',
    genderRule: 'male',
    ageRule: '',
  },
  ws: {
    name: "女子シングルス｜Women's singles",
    eventType: 'Singles',
    genderRule: 'female',
    ageRule: '',
  },
  md: {
    name: "男子ダブルス｜Men's doubles",
    eventType: 'Doubles',
    genderRule: 'male',
    ageRule: '',
  },
  wd: {
    name: "女子ダブルス｜Women's doubles",
    eventType: 'Doubles',
    genderRule: 'female',
    ageRule: '',
  },
  xd: {
    name: '混合ダブルス｜Mixed doubles',
    eventType: 'Doubles',
    genderRule: 'mixed',
    ageRule: '',
  },
  mt: { name: "男子団体｜Men's teams", eventType: 'Team', genderRule: 'male', ageRule: '' },
  wt: { name: "女子団体｜Women's teams", eventType: 'Team', genderRule: 'female', ageRule: '' },
  'division-1': {
    name: 'シングルス1部｜Singles, division 1',
    eventType: 'Singles',
    genderRule: 'any',
    ageRule: '',
  },
  'division-2': {
    name: 'シングルス2部｜Singles, division 2',
    eventType: 'Singles',
    genderRule: 'any',
    ageRule: '',
  },
  'junior-high-boys': {
    name: '中学男子シングルス｜Junior high boys’ singles',
    eventType: 'Singles',
    genderRule: 'male',
    ageRule: '中学生｜Junior high school',
  },
  'junior-high-girls': {
    name: '中学女子シングルス｜Junior high girls’ singles',
    eventType: 'Singles',
    genderRule: 'female',
    ageRule: '中学生｜Junior high school',
  },
};
