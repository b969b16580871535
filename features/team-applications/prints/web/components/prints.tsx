import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import css from '../../../web/components/application-view.module.css';
import { papersOf } from '../../../web/lib/tones.ts';
import type { Found } from '../../../web/team-applications.queries.ts';
import { useText } from '../prints.text.ts';

/** Leads to the papers that there are now; nothing while there are none. */
export function Prints({ found: { application } }: { readonly found: Found }) {
  const t = useText();
  const here = `/team-applications/${application.id}/print`;
  const papers = papersOf(application);
  if (!Object.values(papers).includes(true)) return null;
  return (
    <Section heading={t.prints}>
      <div className={css.actions}>
        {papers.form ? (
          <LinkButton variant="secondary" to={`${here}/form`}>
            {t.formTitle}
          </LinkButton>
        ) : null}
        {papers.invoice ? (
          <LinkButton variant="secondary" to={`${here}/invoice`}>
            {t.invoiceTitle}
          </LinkButton>
        ) : null}
        {papers.receipt ? (
          <LinkButton variant="secondary" to={`${here}/receipt`}>
            {t.receiptTitle}
          </LinkButton>
        ) : null}
      </div>
    </Section>
  );
}
