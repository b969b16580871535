import { isHere } from '#domain/practice-evening/evening.ts';
import { arrive, leave, resume, setCourts } from '#domain/practice-evening/steps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { Named } from '../lib/names.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import { CourtsForm } from './courts-form.tsx';
import css from './evening-setup.module.css';
import { GuestForm } from './guest-form.tsx';
import { PartsForm } from './parts-form.tsx';

interface Props extends ShownEvening {
  readonly members: readonly Named[];
  readonly onBegun: () => void;
}

/** Who is here, and on how many courts; both may change at any moment of the evening. */
export function EveningSetup({ evening, names, members, onBegun }: Props) {
  const t = useText();
  const { board, randomSeed, lastTime, act } = evening;
  const here = new Set(board.people.filter(isHere).map(({ id }) => id));
  const guests = board.people.filter(({ guestName }) => guestName !== undefined);
  const former = board.people.filter(
    ({ id, guestName }) => guestName === undefined && !members.some((one) => String(one.id) === id),
  );
  const listed = [
    ...members.map(({ id }) => String(id)),
    ...[...former, ...guests].map(({ id }) => id),
  ];
  const hasBegun = board.matches.length > 0;
  const toggle = (id: string) =>
    act(
      andFill(
        (before, at) => (here.has(id) ? leave(before, id, at) : arrive(before, { id }, at)),
        randomSeed,
      ),
    );
  const missing = lastTime.filter(
    (id) => !here.has(String(id)) && members.some((member) => member.id === id),
  );
  const asLastTime = () =>
    act(
      andFill(
        (before, at) =>
          missing.reduce((after, id) => arrive(after, { id: String(id) }, at), before),
        randomSeed,
      ),
    );
  const begin = () => {
    act(
      andFill(
        (before, at) => {
          const open = before.end.isEnded ? resume(before, at) : before;
          const courts = { count: 2, rule: 'singles' } as const;
          return open.courts.length > 0 ? open : setCourts(open, courts, at);
        },
        randomSeed,
        true,
      ),
    );
    onBegun();
  };
  return (
    <div className={css.parts}>
      <Section
        heading={t.whoIsHere}
        text={t.whoIsHereText}
        card
        action={
          missing.length > 0 ? (
            <Button variant="secondary" onClick={asLastTime}>
              {t.asLastTime}
            </Button>
          ) : null
        }
      >
        {members.length === 0 ? <InlineNotice>{t.noMembers}</InlineNotice> : null}
        <ul className={css.people}>
          {listed.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={css.person}
                aria-pressed={here.has(id)}
                onClick={() => toggle(id)}
              >
                {names.get(id)}
              </button>
            </li>
          ))}
        </ul>
        <p className={css.count} role="status">
          {t.hereCount(here.size)}
        </p>
        <GuestForm evening={evening} names={names} />
      </Section>
      <CourtsForm evening={evening} />
      <PartsForm evening={evening} names={names} />
      {hasBegun && !board.end.isEnded ? (
        <Button full onClick={onBegun}>
          {t.toMatches}
        </Button>
      ) : (
        <>
          {here.size < 2 ? <p className={css.hint}>{t.tooFew}</p> : null}
          <Button full disabled={here.size < 2} onClick={begin}>
            {t.start}
          </Button>
        </>
      )}
    </div>
  );
}
