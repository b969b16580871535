import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { myLinesQuery, type Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';
import { LeaveLine } from './leave-line.tsx';
import css from './my-lines.module.css';

/** Every waiting list that I am on, offers first; nothing when there is none. */
export function MyLines() {
  const t = useText();
  const { data } = useQuery(myLinesQuery);
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t.linesTitle}>
      <UnmarkedList className={css.list}>
        {data.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </UnmarkedList>
    </Section>
  );
}

function Line({ line }: { readonly line: Waiting }) {
  const t = useText();
  const format = useFormat();
  const { tournament, position, offerUntil } = line;
  return (
    <Card as="li" tone={offerUntil ? 'brand' : 'raised'} className={css.line}>
      <h3 className={css.name}>{format.name(tournament.name)}</h3>
      <p>{format.dayWithWeekday(tournament.eventDate)}</p>
      {offerUntil ? (
        <p>
          <strong>{t.offeredTitle}</strong> {t.offeredText(format.dateTime(offerUntil))}
        </p>
      ) : (
        <p>{t.position(position ?? 1)}</p>
      )}
      <div className={css.actions}>
        {offerUntil ? (
          <LinkButton to={`/confirm-tournament-application/${tournament.id}`}>{t.take}</LinkButton>
        ) : null}
        <LeaveLine line={line} />
      </div>
    </Card>
  );
}
