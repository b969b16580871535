import type { Exchange } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useExchangeName } from '../hooks/use-exchange-name.ts';
import { useText } from '../public-draws.text.ts';

interface Props {
  readonly amendments: readonly {
    readonly at: string;
    readonly reason: string;
    readonly change: Exchange;
    /** Who made it, for the organizer. */
    readonly by?: string | null;
  }[];
  readonly people: People;
}

/** The exchanges of a draw with their reasons; nothing where there are none. */
export function Amendments({ amendments, people }: Props) {
  const t = useText();
  const format = useFormat();
  const nameOf = useExchangeName(people);
  if (amendments.length === 0) return null;
  return (
    <Section heading={t.amendments} text={t.amendmentsText}>
      <List label={t.amendments}>
        {amendments.map(({ at, reason, change, by }) => (
          <ListRow
            key={`${at} ${JSON.stringify(change)}`}
            title={nameOf(change)}
            text={[
              t.reasonIs(reason),
              format.dateTime(at),
              ...(by ? [t.byWhom(format.name(by))] : []),
            ].join(' · ')}
          />
        ))}
      </List>
    </Section>
  );
}
