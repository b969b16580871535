import Send from 'lucide-react/icons/send';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { AlreadyOrganizer, Intro } from '../components/already-organizer.tsx';
import { ApplicationFields } from '../components/application-fields.tsx';
import { FORM, useApplication } from '../hooks/use-application.ts';
import { useText } from '../organizers.text.ts';
import css from './tournament-organizer-registration.module.css';

/** Apply as a tournament organizer (spec section 2.19). */
export function Screen() {
  const t = useText();
  const { form, onSubmit, isPending, failure } = useApplication();
  return (
    <Frame title={t.applyTitle} subtitle={<Intro />} back={{ to: '/', label: t.backHome }}>
      <form name={FORM} className={css.form} onSubmit={onSubmit} noValidate>
        <ApplicationFields form={form} />
        <AlreadyOrganizer />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.submitting} icon={<Send />}>
          {t.submit}
        </Button>
      </form>
    </Frame>
  );
}
