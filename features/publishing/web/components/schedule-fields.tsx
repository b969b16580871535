import { useWatch } from 'react-hook-form';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { warningsFor } from '../../publishing.policy.ts';
import type { TournamentInputs } from '../hooks/use-tournament-form.ts';
import { useText } from '../publishing.text.ts';
import css from './tournament-form.module.css';

/** Day, times and deadline. Likely mistakes are pointed out, not refused. */
export function ScheduleFields({ form }: { readonly form: TournamentInputs }) {
  const t = useText();
  const { register } = form;
  return (
    <Section heading={t.schedule} card>
      <DateField
        {...register('eventDate')}
        label={t.eventDate}
        error={form.errorOf('eventDate', t.errors)}
        required
      />
      <div className={css.pair}>
        <TimeField
          {...register('startTime')}
          label={t.startTime}
          error={form.errorOf('startTime', t.errors)}
        />
        <TimeField
          {...register('endTime')}
          label={t.endTime}
          error={form.errorOf('endTime', t.errors)}
        />
      </div>
      <DateField
        {...register('applicationDeadline')}
        label={t.applicationDeadline}
        hint={t.deadlineHint}
        error={form.errorOf('applicationDeadline', t.errors)}
        required
      />
      <Warnings form={form} />
    </Section>
  );
}

const WATCHED = ['eventDate', 'startTime', 'endTime', 'applicationDeadline'] as const;

function Warnings({ form }: { readonly form: TournamentInputs }) {
  const t = useText();
  const watched = useWatch({ control: form.control, name: WATCHED });
  const [eventDate = '', startTime = '', endTime = '', applicationDeadline = ''] = watched;
  const plan = { eventDate, startTime, endTime, applicationDeadline };
  const warnings = warningsFor(plan, dayInJapan(now()));
  // Always rendered, so that what appears in it is announced.
  return (
    <div aria-live="polite" className={css.live}>
      {warnings.length > 0 ? (
        <InlineNotice tone="warning" title={t.warningsTitle}>
          {warnings.map((warning) => (
            <p key={warning}>{t.warnings[warning]}</p>
          ))}
        </InlineNotice>
      ) : null}
    </div>
  );
}
