import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Problem } from '../../team-applications.policy.ts';
import { useEventNames } from '../hooks/use-event-names.ts';
import { type Choice, withoutEvent, withoutPupil } from '../lib/choice.ts';
import type { Sheet } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

interface Props {
  readonly problems: readonly Problem[];
  readonly sheet: Sheet;
  readonly lines: Choice;
  readonly onChange: (lines: Choice) => void;
  /** Back to the choice. */
  readonly onEdit: () => void;
}

/** Everything that must be corrected, each with its button. */
export function ProblemList({ problems, sheet, lines, onChange, onEdit }: Props) {
  const t = useText();
  const eventName = useEventNames(sheet.events);
  if (problems.length === 0) return <InlineNotice tone="success">{t.noProblems}</InlineNotice>;
  return (
    <>
      <h2>{t.problemsTitle}</h2>
      {problems.map((problem) => {
        const event = 'eventId' in problem ? eventName(problem.eventId) : '';
        return (
          <InlineNotice
            key={JSON.stringify(problem)}
            tone="warning"
            title={event === '' ? undefined : event}
            action={
              <Fix
                problem={problem}
                sheet={sheet}
                lines={lines}
                onChange={onChange}
                onEdit={onEdit}
              />
            }
          >
            <Words problem={problem} sheet={sheet} lines={lines} />
          </InlineNotice>
        );
      })}
    </>
  );
}

function Words({
  problem,
  sheet,
  lines,
}: Pick<Props, 'sheet' | 'lines'> & { readonly problem: Problem }) {
  const t = useText();
  const format = useFormat();
  const says = t.problems[problem.code];
  if ('pupilId' in problem) {
    const name = sheet.pupils.find(({ id }) => id === problem.pupilId)?.name ?? '';
    return (
      <>
        <bdi>{name}</bdi> {says}
      </>
    );
  }
  if (problem.code === 'TOO_FEW_PLACES') {
    const wanted = lines.filter(({ eventId }) => eventId === problem.eventId).length;
    return <>{format.sentences(says, t.placesLeft(problem.placesLeft, wanted))}</>;
  }
  if (problem.code === 'CLUB_LIMIT')
    return <>{format.sentences(says, t.clubLimit(problem.limit))}</>;
  return <>{says}</>;
}

function Fix({
  problem,
  sheet,
  lines,
  onChange,
  onEdit,
}: Omit<Props, 'problems'> & { readonly problem: Problem }) {
  const t = useText();
  if ('pupilId' in problem && problem.code !== 'PAIR_INCOMPLETE') {
    const { eventId, pupilId } = problem;
    const name = sheet.pupils.find(({ id }) => id === pupilId)?.name ?? '';
    return (
      <Button variant="secondary" onClick={() => onChange(withoutPupil(lines, eventId, pupilId))}>
        {t.fixPupil(name)}
      </Button>
    );
  }
  const isGone = problem.code === 'ENTRIES_CLOSED' || problem.code === 'EVENT_NOT_FOUND';
  if (isGone) {
    return (
      <Button variant="secondary" onClick={() => onChange(withoutEvent(lines, problem.eventId))}>
        {t.fixEvent}
      </Button>
    );
  }
  return (
    <Button variant="secondary" onClick={onEdit}>
      {t.fixChange}
    </Button>
  );
}
