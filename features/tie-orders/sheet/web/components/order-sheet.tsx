import type { Side } from '#domain/scorecard/side.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { placeNames } from '../../../tie-orders.policy.ts';
import { SHEET_WORDS } from '../../sheet.policy.ts';
import css from './order-sheet.module.css';

/** What is on the sheet of a team, of a tie on its day or in a season. */
export interface SheetFacts {
  readonly tournamentName: string;
  readonly eventName: string;
  readonly team: string;
  readonly opponent: string;
  /** Null while nobody knows. */
  readonly startsAt: string | null;
  readonly template: Template;
  readonly letters: Side;
  /** The squad's number of each place; null without an order: it is filled in by hand. */
  readonly players: readonly (number | null)[] | null;
  readonly squad: readonly {
    readonly number: number;
    readonly name: string;
    readonly grade: string;
  }[];
  readonly isWarned: boolean;
}

interface Props {
  readonly sheet: SheetFacts;
  readonly copy: 'copyForDesk' | 'copyForOther';
  readonly language: Language;
}

/** One copy of an order sheet: full names and grades, and lines to sign. Without an order it is filled in by hand. */
export function OrderSheet({ sheet, copy, language }: Props) {
  const t = SHEET_WORDS[language];
  const { template, letters, players, squad, startsAt } = sheet;
  const name = (text: string) => nameIn(text, language);
  const members = new Map(squad.map((member) => [member.number, member]));
  const facts = [
    [t.team, name(sheet.team)],
    [t.opponent, name(sheet.opponent)],
    ...(startsAt ? [[t.begins, dateTime(startsAt, language)] as const] : []),
  ] as const;
  return (
    <article className={css.paper}>
      <p className={css.right}>{copy === 'copyForDesk' ? t.copyForDesk : t.copyForOther}</p>
      <h2 className={css.title}>{t.title}</h2>
      <p className={css.lead}>
        {[sheet.tournamentName, sheet.eventName].filter(Boolean).map(name).join('　')}
      </p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t.rubber}</th>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.grade}</th>
          </tr>
        </thead>
        <tbody>
          {placeNames(template, letters).map((label, place) => {
            const member = members.get(players?.[place] ?? 0);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: both of a pair have the same label, and places keep their order.
              <tr key={place}>
                <th scope="row">{label}</th>
                <td>{member?.name}</td>
                <td>{member?.grade}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {sheet.isWarned ? <p className={css.lead}>{t.warned}</p> : null}
      <dl className={css.signs}>
        {[t.coach, t.other, t.desk].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  );
}
