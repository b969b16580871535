import Send from 'lucide-react/icons/send';
import { SendTrouble } from '#features/accounts/web/parts/send-trouble.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../organizers.text.ts';
import { AlreadyOrganizer } from '../parts/already-organizer.tsx';
import { ApplicationFields } from '../parts/application-fields.tsx';
import { FORM, useApplication } from '../parts/use-application.ts';
import css from './tournament-organizer-registration.module.css';

/** Apply as a tournament organizer (spec section 2.19). */
export function Screen() {
  const t = useText();
  const { form, submit, busy, trouble } = useApplication();
  return (
    <Frame title={t.applyTitle} subtitle={t.applyIntro} back={{ to: '/', label: t.backHome }}>
      <AlreadyOrganizer />
      <form name={FORM} className={css.form} onSubmit={submit} noValidate>
        <ApplicationFields form={form} />
        <SendTrouble trouble={trouble} />
        <Button type="submit" full busy={busy} busyLabel={t.submitting} icon={<Send />}>
          {t.submit}
        </Button>
      </form>
    </Frame>
  );
}
