import { Button } from '#platform/web/ui/button.tsx';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import type { Group } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { type Typed, valuesOf } from '../lib/group-values.ts';
import css from './changed-notice.module.css';

interface Props {
  readonly theirs: Group;
  readonly mine: Typed;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onSave: () => void;
}

/** Somebody else has saved meanwhile: shows the stored values that differ from mine, and the choice between the two. */
export function ChangedNotice({ theirs, mine, busy, onTake, onSave }: Props) {
  const t = useText();
  const theirValues = valuesOf(theirs);
  const names = (values: Typed) =>
    values.members
      .map(({ name }) => name)
      .filter(Boolean)
      .join(t.comma);
  const people = new Map(
    [...theirs.members, ...theirs.staff].map(({ id, name }) => [String(id), name]),
  );
  const account = (id: string) => people.get(id) ?? t.nobody;
  const facts = [
    fact(t.groupName, theirValues.name, mine.name),
    fact(t.icon, theirValues.emoji, mine.emoji, theirValues.emoji || t.initials),
    fact(t.director, theirValues.director, mine.director),
    fact(t.coach, theirValues.coach, mine.coach),
    fact(t.manager, theirValues.manager, mine.manager),
    // Who may edit: a save of mine would give rights back, or take them away.
    fact(
      t.coachAccount,
      theirValues.coachAccount,
      mine.coachAccount,
      account(theirValues.coachAccount),
    ),
    fact(
      t.managerAccount,
      theirValues.managerAccount,
      mine.managerAccount,
      account(theirValues.managerAccount),
    ),
    fact(t.members, names(theirValues), names(mine)),
  ].filter(({ saved, typed }) => saved !== typed);
  const choices = (
    <div className={css.choices}>
      <Button variant="secondary" onClick={onTake} disabled={busy}>
        {t.takeTheirs}
      </Button>
      <Button onClick={onSave} busy={busy} busyLabel={t.saving}>
        {t.saveMine}
      </Button>
    </div>
  );
  return (
    <ClashNotice title={t.changedTitle} choices={choices}>
      <p>{t.changedText}</p>
      {facts.length > 0 ? <p>{t.changedNow}</p> : null}
      <dl className={css.facts}>
        {facts.map(({ label, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown || t.notGiven}</dd>
          </div>
        ))}
      </dl>
    </ClashNotice>
  );
}

/** A stored value beside the one in the form, with the words that show it. */
function fact(label: string, saved: string, typed = '', shown = saved) {
  return { label, saved, typed, shown };
}
