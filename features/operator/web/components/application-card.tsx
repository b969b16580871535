import { Contact } from '#features/tournaments/web/components/contact.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { titleOf } from '../lib/application-title.ts';
import type { Application } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import { ApplicationActions } from './application-actions.tsx';
import css from './console.module.css';

const TONES = { pending: 'amber', approved: 'green', declined: 'neutral' } as const;

/** One application with all its fields, and the actions on it. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const t = useText();
  const format = useFormat();
  const { state, reason, decidedAt, language } = application;
  const given = (text: string) => text || t.notGiven;
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>{titleOf(application)}</h2>
        <Badge tone={TONES[state]}>{t.applicationStates[state]}</Badge>
      </div>
      <Facts
        facts={[
          [t.organizerName, given(application.organizerName)],
          [t.email, <Contact key="email">{application.email}</Contact>],
          [t.phone, <Contact key="phone">{given(application.phoneNumber)}</Contact>],
          [
            t.address,
            <span key="address" className={css.text}>
              {given(application.address)}
            </span>,
          ],
          [t.workplace, given(application.workplaceOrSchool)],
          [t.answerLanguage, language === 'ja' ? t.languages.ja : t.languages.en],
          [t.received, format.dateTime(application.createdAt)],
          [t.decided, decidedAt && format.dateTime(decidedAt)],
          [t.reason, reason],
        ]}
      />
      <ApplicationActions application={application} />
    </Card>
  );
}
