import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../deletion.text.ts';

/** The link to the deletion, on the screen of the person's data. */
export function DeletionLink() {
  const t = useText();
  return (
    <Section heading={t.sectionHeading} text={t.sectionText}>
      <LinkButton to="/account/delete" variant="secondary" full>
        {t.open}
      </LinkButton>
    </Section>
  );
}
