import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { placeNames } from '../../../tie-orders.policy.ts';
import type { OwnTie } from '../../../web/tie-orders.queries.ts';
import { SHEET_WORDS } from '../../sheet.policy.ts';
import css from './order-sheet.module.css';

interface Props {
  readonly tie: OwnTie;
  readonly copy: 'copyForDesk' | 'copyForOther';
  readonly language: Language;
}

/** One copy of an order sheet: full names and grades, and lines to sign. Without an order it is filled in by hand. */
export function OrderSheet({ tie, copy, language }: Props) {
  const t = SHEET_WORDS[language];
  const { own, template, letters, order, squad, startsAt } = tie;
  const other = own === 'player1' ? 'player2' : 'player1';
  const name = (text: string) => nameIn(text, language);
  const members = new Map(squad.map((member) => [member.number, member]));
  const facts = [
    [t.team, name(tie[own])],
    [t.opponent, name(tie[other])],
    ...(startsAt ? [[t.begins, dateTime(startsAt, language)] as const] : []),
  ] as const;
  return (
    <article className={css.paper}>
      <p className={css.right}>{copy === 'copyForDesk' ? t.copyForDesk : t.copyForOther}</p>
      <h2 className={css.title}>{t.title}</h2>
      <p className={css.lead}>
        {[tie.tournamentName, tie.eventName].filter(Boolean).map(name).join('　')}
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
            const member = members.get(order?.players[place] ?? 0);
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
      {order && order.breaches.length > 0 ? <p className={css.lead}>{t.warned}</p> : null}
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
