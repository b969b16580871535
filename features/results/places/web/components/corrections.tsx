import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Correction, Results } from '../../../results.contract.ts';
import { useResultNames } from '../hooks/use-result-names.ts';
import { useText } from '../places.text.ts';
import css from './places.module.css';

type Change = Correction['changes'][number];

/** What was corrected after the results were final, and why; nothing where nothing was. */
export function Corrections({ results }: { readonly results: Results }) {
  const t = useText();
  const format = useFormat();
  const { eventName } = useResultNames();
  const changeText = useChangeText();
  if (results.corrections.length === 0) return null;
  return (
    <Section heading={t.corrections}>
      <List label={t.corrections}>
        {results.corrections.map(({ id, eventId, at, by, reason, changes }) => {
          const event = results.events.find((one) => one.id === eventId);
          return (
            <ListRow
              key={id}
              title={format.facts([
                event ? eventName(event) : '',
                t.corrected(format.dateTime(at)),
              ])}
              text={
                <>
                  <span>{t.byFor(t.by[by], reason)}</span>
                  {changes.map((change) => (
                    <bdi key={change.key} className={css.change}>
                      {changeText(change)}
                    </bdi>
                  ))}
                </>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}

/** "Sato vs Kato: Sato won 11-7 11-9 → Kato won 11-8 11-9". */
function useChangeText() {
  const t = useText();
  const format = useFormat();
  const nameOf = (name: string | null | undefined) => (name ? format.name(name) : t.unknown);
  const resultText = (result: Change['before']) => {
    if (!result) return t.noResult;
    const { winner, score } = result;
    return winner === null ? t.noWinner : t.wonBy(nameOf(winner), score);
  };
  return ({ before, after }: Change) => {
    const sides = after ?? before;
    const match = t.match(nameOf(sides?.player1), nameOf(sides?.player2));
    return `${match}${t.colon}${t.wasBecame(resultText(before), resultText(after))}`;
  };
}
