import { isLive } from '#domain/entry/vocabulary.ts';
import { postalAddress } from '#platform/shared/postal-address.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useEventNames } from '../../../web/hooks/use-event-names.ts';
import type { Found, Line } from '../../../web/team-applications.queries.ts';
import { useText as useApplicationText } from '../../../web/team-applications.text.ts';
import { useText } from '../prints.text.ts';
import css from './papers.module.css';

/** 参加申込書: one page for each event, in order of strength, with a box for the school's seal. */
export function EntryForm({ found }: { readonly found: Found }) {
  const { events, application } = found;
  const lines = application.lines.filter(isLive);
  const shown = events.filter(({ id }) => lines.some(({ eventId }) => eventId === id));
  return (
    <>
      {shown.map(({ id }) => (
        <Page
          key={id}
          found={found}
          eventId={id}
          lines={lines.filter(({ eventId }) => eventId === id)}
        />
      ))}
    </>
  );
}

interface Props {
  readonly found: Found;
  readonly eventId: number;
  readonly lines: readonly Line[];
}

function Page({ found, eventId, lines }: Props) {
  const t = useText();
  const { gradeOf } = useApplicationText();
  const format = useFormat();
  const { tournament, events, application } = found;
  const { school, group } = application;
  const { language } = useLanguage();
  const address = postalAddress(school, language);
  const eventName = useEventNames(events)(eventId);
  const rows = lines.flatMap((line) =>
    line.players.map((player, at) => ({ line, player, isFirst: at === 0 })),
  );
  return (
    <article className={css.paper}>
      <h2 className={css.title}>{t.formTitle}</h2>
      <p className={css.lead}>{t.formTo(format.name(tournament.organizerName))}</p>
      <p className={css.lead}>
        {format.name(tournament.name)}
        <br />
        {`${format.dayWithWeekday(tournament.eventDate)}　${format.name(tournament.venue)}`}
        <br />
        <strong>{t.formEvent(eventName)}</strong>
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            {[t.formRank, t.formName, t.formGrade, t.formRegistration].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, player, isFirst }) => (
            <tr key={`${line.id} ${player.pupilId}`}>
              {isFirst ? (
                <td className={css.number} rowSpan={line.players.length}>
                  {line.team ?? line.rank ?? ''}
                </td>
              ) : null}
              <td>
                {player.kana === '' ? null : <span className={css.kana}>{player.kana}</span>}
                {player.name}
              </td>
              <td>{gradeOf(player.grade)}</td>
              <td>{player.registrationNo}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.lead}>{t.formStatement}</p>
      <p className={css.right}>{t.formDate}</p>
      <div className={css.sign}>
        <p>{t.fact(t.formSchool, school.officialName || group.name)}</p>
        {address === '' ? null : <p>{t.fact(t.formAddress, address)}</p>}
        <p className={css.sealed}>
          <span>{t.formPrincipal}</span>
          <span className={css.seal}>{t.formSeal}</span>
        </p>
        <p>{t.fact(t.formTeacher, school.personInCharge)}</p>
        {school.phone === '' ? null : <p>{t.fact(t.formPhone, school.phone)}</p>}
      </div>
    </article>
  );
}
