/** The templates that are offered (next.md, F2). An event has an editable copy: nothing reads a tie's template from here. */
import type { BySide } from '#domain/scorecard/side.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import {
  letteredRubbers,
  type OrderRule,
  type Play,
  placesOf,
  type Rubber,
  rubbersOf,
  type ShortTeam,
  type Template,
} from './template.ts';

const THREE = { player1: ['A', 'B', 'C'], player2: ['X', 'Y', 'Z'] } as const;
const FOUR = { player1: ['A', 'B', 'C', 'D'], player2: ['W', 'X', 'Y', 'Z'] } as const;

const TT_FIVE: Play = { stop: 'when-decided', format: 'table-tennis-5' };
const BD: Play = { stop: 'when-decided', format: 'badminton-21' };
const TE: Play = { stop: 'when-decided', format: 'tennis-1-set' };
const ST: Play = { stop: 'when-decided', format: 'soft-tennis-7' };

const ONCE = ['singles-once', 'doubles-once'] as const;
/** Nobody twice at all; the registered order of tennis is that of the singles and that of the pairs. */
const TE_RULES = [
  'singles-once',
  'doubles-once',
  'singles-or-doubles',
  'singles-by-order',
] as const;

export const TEMPLATES: readonly Template[] = [
  template('tt-4s1d', 'table-tennis', 'S1 S2 D3 S4 S5', {
    play: TT_FIVE,
    // Nobody plays two singles; players 1 and 2 are not the pair of the doubles (Osaka, Shizuoka).
    rules: ['singles-once', 'first-two-not-paired'],
    shortTeam: 'first',
  }),
  template('tt-junior-nationals', 'table-tennis', 'S1 S2 D3 S4 S5', {
    play: TT_FIVE,
    // Zenchu selection 2025: all five rubbers, best of 3, in the groups (world-tt 254506).
    groups: { stop: 'all', format: 'table-tennis-3' },
    rules: ['all-different'],
    shortTeam: 'first',
  }),
  // 4 singles and 1 doubles with three or four players (Kanazawa, Matsumoto; expydoc 10301381).
  lettered('tt-3-players', 'A-X B-Y BC-XZ A-Y C-Z', THREE),
  lettered('tt-4-players', 'A-X B-Y CD-WZ A-Y C-Z', FOUR),
  template('tt-5s', 'table-tennis', 'S1 S2 S3 S4 S5', {
    play: TT_FIVE,
    rules: ['singles-once'],
    shortTeam: 'first',
  }),
  lettered('tt-abc-xyz', 'A-X B-Y C-Z A-Y B-X', THREE),
  template('bd-2d3s', 'badminton', 'D1 D2 S1 S2 S3', {
    play: BD,
    rules: [...ONCE, 'first-single-not-in-doubles'],
  }),
  template('bd-2d1s', 'badminton', 'D1 D2 S1', { play: BD, rules: ONCE }),
  template('bd-1d2s', 'badminton', 'S1 D1 S2', { play: BD, rules: ONCE }),
  template('te-d-s-s', 'tennis', 'D1 S1 S2', { play: TE, rules: TE_RULES }),
  template('te-s-s-d', 'tennis', 'S1 S2 D1', { play: TE, rules: TE_RULES }),
  template('te-junior-3s2d', 'tennis', 'D2 D1 S3 S2 S1', {
    play: TE,
    rules: [...TE_RULES, 'doubles-by-order'],
  }),
  template('te-junior-2d1s', 'tennis', 'D2 S1 D1', {
    play: TE,
    rules: [...TE_RULES, 'doubles-by-order'],
  }),
  template('te-junior-2s1d', 'tennis', 'S2 D1 S1', { play: TE, rules: TE_RULES }),
  template('st-3-pairs', 'soft-tennis', 'P1 P2 P3', { play: ST, rules: ['doubles-once'] }),
  // Every pair plays, regardless of who has won: a tie for points (点取り戦).
  template('st-3-pairs-all', 'soft-tennis', 'P1 P2 P3', {
    play: { ...ST, stop: 'all' },
    rules: ['doubles-once'],
  }),
];

/** The offered template with this id; null for any other text. */
export function findTemplate(id: string): Template | null {
  return TEMPLATES.find((template) => template.id === id) ?? null;
}

/** The templates of a sport, in the order in which a screen lists them; all of them where the sport is left open. */
export function templatesOf(sport: Sport): readonly Template[] {
  return sport === 'unspecified'
    ? TEMPLATES
    : TEMPLATES.filter((template) => template.sport === sport);
}

interface Details {
  readonly play: Play;
  /** Where the groups are played in another way. */
  readonly groups?: Play;
  readonly rules: readonly OrderRule[];
  readonly shortTeam?: ShortTeam;
}

function template(id: string, sport: Sport, names: string, details: Details): Template {
  return assembled(id, sport, rubbersOf(names.split(' ')), null, details);
}

function lettered(id: string, names: string, letters: BySide<readonly string[]>): Template {
  const rubbers = letteredRubbers(names.split(' '), letters);
  return assembled(id, 'table-tennis', rubbers, letters, {
    play: TT_FIVE,
    // A letter is one player, so that nobody is two of them.
    rules: ['all-different'],
  });
}

function assembled(
  id: string,
  sport: Sport,
  rubbers: readonly Rubber[],
  letters: BySide<readonly string[]> | null,
  { play, groups = play, rules, shortTeam = 'any' }: Details,
): Template {
  return {
    id,
    sport,
    rubbers,
    places: placesOf(rubbers),
    letters,
    wins: Math.floor(rubbers.length / 2) + 1,
    rules,
    shortTeam,
    play: { groups, knockout: play },
  };
}
