import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { PublicDraw } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';

/** The draws before the published one: nobody can try several in private. Nothing where there are none. */
export function EarlierDraws({ draws }: { readonly draws: PublicDraw['earlier'] }) {
  const t = useText();
  const format = useFormat();
  if (draws.length === 0) return null;
  return (
    <Section heading={t.earlier}>
      <List label={t.earlier}>
        {draws.map(({ number, drawnAt, withdrawn }) => (
          <ListRow
            key={number}
            title={format.facts([t.draw(number), format.dateTime(drawnAt)])}
            text={withdrawn ? t.reasonIs(withdrawn.reason) : t.drawnAgain}
          />
        ))}
      </List>
    </Section>
  );
}
