import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { KnockoutInList } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly heading: string;
  readonly groupId: number;
  readonly brackets: readonly KnockoutInList[];
}

/** Brackets of a group with their day, size and progress; nothing where there are none. */
export function BracketList({ heading, groupId, brackets }: Props) {
  const t = useText();
  const format = useFormat();
  if (brackets.length === 0) return null;
  return (
    <Section heading={heading}>
      <List label={heading}>
        {brackets.map(({ id, practiceDate, players, inPairs, played, total, champion }) => (
          <ListRow
            key={id}
            title={format.facts([
              format.dayWithWeekday(practiceDate),
              inPairs ? t.selectedPairs(players) : t.playersCount(players),
            ])}
            text={champion ? t.champion(champion) : t.bracketProgress(played, total)}
            to={`/tournament-bracket/${groupId}?session=${id}`}
          />
        ))}
      </List>
    </Section>
  );
}
