import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { useText } from '../calendar.text.ts';
import css from './add-to-calendar.module.css';

/** One entry as a calendar file; a phone asks immediately whether to add it. */
export function AddToCalendar({ entryId }: { readonly entryId: string }) {
  const t = useText();
  return (
    <div className={css.add}>
      <a href={`/api/entries/${entryId}/calendar.ics`} className={buttonClass('quiet')}>
        <CalendarPlus aria-hidden="true" />
        <span>{t.addOne}</span>
      </a>
    </div>
  );
}
