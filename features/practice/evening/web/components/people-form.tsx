import { isHere } from '#domain/practice-evening/evening.ts';
import { arrive } from '#domain/practice-evening/steps.ts';
import { isUnread } from '#platform/web/api/read.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { useGroup } from '../../../web/hooks/use-group.ts';
import { MOST_PEOPLE } from '../../evening.vocabulary.ts';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './evening-setup.module.css';
import { GuestForm } from './guest-form.tsx';
import { useLeaving } from './leaving.tsx';

interface Props extends Pick<ShownEvening, 'evening' | 'names'> {
  readonly practice: ReturnType<typeof useGroup>;
  /** The screen says already that nothing could be read. */
  readonly isCutOff?: boolean | undefined;
}

/** Everybody who may be here, one tap each: the members, and the guests of this evening. */
export function PeopleForm({ evening, names, practice, isCutOff = false }: Props) {
  const t = useText();
  const isSaid = isCutOff && isUnread(practice);
  const members = practice.data?.members ?? [];
  const { board, basis, lastTime, act } = evening;
  const { leave, question } = useLeaving(evening, names);
  const here = new Set(board.people.filter(isHere).map(({ id }) => id));
  const guests = board.people.filter(({ guestName }) => guestName !== undefined);
  const former = board.people.filter(
    ({ id, guestName }) => guestName === undefined && !members.some((one) => String(one.id) === id),
  );
  const listed = [
    ...members.map(({ id }) => String(id)),
    ...[...former, ...guests].map(({ id }) => id),
  ];
  const come = (ids: readonly string[]) => {
    const all = new Set([...board.people.map(({ id }) => id), ...ids]);
    // The server takes no more, and would refuse all that this phone changes from then on.
    if (all.size > MOST_PEOPLE) return notify({ title: t.full, variant: 'destructive' });
    return act(
      andFill((before, at) => ids.reduce((after, id) => arrive(after, { id }, at), before), basis),
    );
  };
  const missing = lastTime
    .filter((id) => members.some((member) => member.id === id))
    .map(String)
    .filter((id) => !here.has(id));
  return (
    <Section
      heading={t.whoIsHere}
      text={t.whoIsHereText}
      card
      action={
        missing.length > 0 ? (
          <Button variant="secondary" onClick={() => come(missing)}>
            {t.asLastTime}
          </Button>
        ) : null
      }
    >
      {members.length === 0 && !isSaid ? <NoMembers practice={practice} /> : null}
      <ul className={css.people}>
        {listed.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={css.person}
              aria-pressed={here.has(id)}
              onClick={() => (here.has(id) ? leave(id) : come([id]))}
            >
              {names.get(id)}
            </button>
          </li>
        ))}
      </ul>
      <GuestForm evening={evening} names={names} />
      {question}
    </Section>
  );
}

/** The group has none, or they could not be read, or not yet; guests can play all the same. */
function NoMembers({ practice }: Pick<Props, 'practice'>) {
  const t = useText();
  return (
    <Loaded query={practice} shape="line" count={1}>
      {() => <InlineNotice>{t.noMembers}</InlineNotice>}
    </Loaded>
  );
}
