/** An organizer's own copy of a template: what can be changed, and what cannot be played (next.md, F2). */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findFormat } from '#domain/scoring/formats.ts';
import {
  type OrderRule,
  type Play,
  placesOf,
  rubbersOf,
  type ShortTeam,
  type Template,
} from './template.ts';

export interface TemplateEdit {
  /** The names of the rubbers in order: "S1", "D3", "P2"; S is a single, D and P are a double. Ignored where sides have letters. */
  readonly rubbers: readonly string[];
  readonly wins: number;
  readonly rules: readonly OrderRule[];
  readonly shortTeam: ShortTeam;
  readonly play: { readonly groups: Play; readonly knockout: Play };
}

const MOST_RUBBERS = 9;
/** What a rubber can be called. */
const RUBBER_NAME = /^[SDP][1-9]$/;

/** `RUBBERS`: none, too many, a wrong name, or one twice. `WINS`: two teams could both reach it, or nobody can. */
export type TemplateRefusal = 'RUBBERS' | 'WINS' | 'FORMAT';

/** The template with these changes. */
export function edited(
  template: Template,
  { rubbers: names, wins, rules, shortTeam, play }: TemplateEdit,
): Result<Template, TemplateRefusal> {
  const isNamed = names.every((name) => RUBBER_NAME.test(name));
  const isListed = names.length >= 1 && names.length <= MOST_RUBBERS;
  if (!template.letters && !(isNamed && isListed && new Set(names).size === names.length))
    return refuse('RUBBERS');
  const rubbers = template.letters ? template.rubbers : rubbersOf(names);
  if (!Number.isInteger(wins) || wins * 2 <= rubbers.length || wins > rubbers.length)
    return refuse('WINS');
  const formats = [play.groups, play.knockout].map(({ format }) => findFormat(format));
  if (formats.some((format) => !format || !isOfSport(template, format.sport)))
    return refuse('FORMAT');
  return ok({ ...template, rubbers, places: placesOf(rubbers), wins, rules, shortTeam, play });
}

/** What the screen of the editor begins with. */
export function editOf({ rubbers, wins, rules, shortTeam, play }: Template): TemplateEdit {
  return { rubbers: rubbers.map(({ name }) => name), wins, rules, shortTeam, play };
}

function isOfSport({ sport }: Template, other: string): boolean {
  return sport === 'unspecified' || sport === other;
}
