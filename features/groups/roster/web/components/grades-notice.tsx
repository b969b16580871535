import { useState } from 'react';
import { groupBy } from '#domain/common/grouped.ts';
import { type Grade, gradeIn } from '#domain/common/school-grade.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { GRADUATES } from '../../roster.vocabulary.ts';
import { advanceGrades, type Pupil, type Roster, rosterSaved } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './roster.module.css';

/** From 1 April on, offers to advance the grades of the last school year, and says before what that does. */
export function GradesNotice({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { schoolYear } = roster;
  const old = oldGrades(roster);
  if (old.length === 0) return null;
  return (
    <>
      <InlineNotice
        title={t.advance(schoolYear)}
        action={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t.advanceOpen}
          </Button>
        }
      >
        {t.advanceText(old.length)}
      </InlineNotice>
      <AdvanceDialog roster={roster} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface DialogProps {
  readonly roster: Roster;
  readonly open: boolean;
  readonly onClose: () => void;
}

function AdvanceDialog({ roster, open, onClose }: DialogProps) {
  const t = useText();
  const [graduates, setGraduates] = useState<(typeof GRADUATES)[number]>('leave');
  const { schoolYear } = roster;
  const old = oldGrades(roster);
  const leavers = old.filter(({ hasGraduated }) => hasGraduated);
  const { submit, isPending } = useSubmit({
    send: () => advanceGrades({ params: { id: roster.groupId }, body: { schoolYear, graduates } }),
    words: t,
    onSuccess: (saved) => {
      onClose();
      rosterSaved(saved);
      notify({ title: t.advanced });
    },
  });
  const wordOf = (grade: Grade | '') => (grade ? t.grades[grade] : t.noGrade);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.advanceTitle}
      actions={
        <Button busy={isPending} onClick={() => void submit()}>
          {t.advanceNow}
        </Button>
      }
    >
      <div className={css.form}>
        <div>
          <p>{t.advanceSteps}</p>
          <ul className={css.steps}>
            {stepsOf(old, graduates).map(({ from, to, players }) => (
              <li key={`${from} ${to}`}>
                {t.step(wordOf(from), to === 'leaves' ? t.leave : wordOf(to), players)}
              </li>
            ))}
          </ul>
        </div>
        {leavers.length > 0 ? (
          <>
            <p>{t.graduatesOf(leavers.map(({ name }) => name))}</p>
            <RadioField
              name="graduates"
              label={t.graduates}
              value={graduates}
              onChange={({ currentTarget }) =>
                setGraduates(currentTarget.value as (typeof GRADUATES)[number])
              }
              options={GRADUATES.map((value) => ({
                value,
                label: t[value],
                hint: value === 'leave' ? t.leaveHint : t.stayHint,
              }))}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

interface OldGrade {
  readonly name: string;
  readonly was: Pupil['grade'];
  readonly grade: Grade | '';
  readonly hasGraduated: boolean;
}

/** The players whose grade is of an earlier school year, with the one of this year. */
function oldGrades({ pupils, schoolYear }: Roster): OldGrade[] {
  return pupils
    .filter(({ gradeYear }) => gradeYear !== null && gradeYear < schoolYear)
    .map((pupil) => ({ name: pupil.name, was: pupil.grade, ...gradeIn(schoolYear, pupil) }))
    .filter(({ was, grade }) => was !== grade);
}

interface Step {
  readonly from: Grade | '';
  readonly to: Grade | '' | 'leaves';
  readonly players: number;
}

/** How many go from which grade to which, or leave the list. */
function stepsOf(old: readonly OldGrade[], graduates: (typeof GRADUATES)[number]): Step[] {
  const steps = groupBy(old, ({ was, grade, hasGraduated }) =>
    [was, hasGraduated && graduates === 'leave' ? 'leaves' : grade].join(' '),
  );
  return [...steps].map(([step, { length: players }]) => {
    const [from, to] = step.split(' ') as [Step['from'], Step['to']];
    return { from, to, players };
  });
}
