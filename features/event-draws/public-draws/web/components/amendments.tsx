import type { StageChange, StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useChangeNames } from '../hooks/use-change-names.ts';
import { useText } from '../public-draws.text.ts';
import { StageHeading } from './stage-heading.tsx';

interface Props {
  readonly made: StageDraw;
  readonly amendments: readonly {
    readonly at: string;
    readonly reason: string;
    readonly change: StageChange;
    /** Who made it, for the organizer. */
    readonly by?: string | null;
  }[];
  readonly people: People;
}

/** What has changed since a draw was made: exchanges with their reasons, and withdrawals; nothing where there is nothing. */
export function Amendments({ made, amendments, people }: Props) {
  const t = useText();
  const format = useFormat();
  const names = useChangeNames(people)({ made, amendments });
  if (amendments.length === 0) return null;
  return (
    <Section heading={<StageHeading>{t.amendments}</StageHeading>} text={t.amendmentsText}>
      <List label={t.amendments}>
        {amendments.map(({ at, reason, change, by }, index) => (
          <ListRow
            key={`${at} ${JSON.stringify(change)}`}
            title={names[index]?.what}
            text={format.facts([
              ...(names[index]?.moves ?? []),
              ...(reason === '' ? [] : [t.reasonIs(reason)]),
              format.dateTime(at),
              ...(by ? [t.byWhom(format.name(by))] : []),
            ])}
          />
        ))}
      </List>
    </Section>
  );
}
