import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Selection } from '../hooks/use-selection.ts';
import { useText } from '../league.text.ts';
import css from './member-picker.module.css';

/** "Team Members": a checkbox for each, and one tap for all or none. */
export function MemberPicker({ selection }: { readonly selection: Selection }) {
  const t = useText();
  const { people, players, isChosen, toggle, chooseAll } = selection;
  const all = players.length === people.length;
  return (
    <Section
      heading={t.teamMembers}
      action={
        people.length > 0 ? (
          <Button variant="quiet" onClick={() => chooseAll(!all)}>
            {all ? t.selectNone : t.selectAll}
          </Button>
        ) : undefined
      }
    >
      {people.length === 0 ? <p className={css.empty}>{t.noMembers}</p> : null}
      <div className={css.list}>
        {people.map(({ id, name, external }) => (
          <CheckboxField
            key={id}
            card
            name="selectedPlayers"
            value={id}
            checked={isChosen(id)}
            onChange={() => toggle(id)}
            label={
              <span className={css.person}>
                <span className={css.name}>{name}</span>
                {external ? <Badge tone="amber">{t.external}</Badge> : null}
              </span>
            }
          />
        ))}
      </div>
    </Section>
  );
}
