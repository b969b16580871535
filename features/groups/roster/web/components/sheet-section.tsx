import Pencil from 'lucide-react/icons/pencil';
import { postalAddress } from '#platform/shared/postal-address.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/** What is known of the school, and the way to its form. */
export function SheetSection({ roster: { groupId, sheet } }: { readonly roster: Roster }) {
  const t = useText();
  const { language } = useLanguage();
  const facts = [
    [t.officialName, sheet.officialName],
    [t.shortName, sheet.shortName],
    [t.address, postalAddress(sheet, language)],
    [t.personInCharge, sheet.personInCharge],
    [t.phone, sheet.phone],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  return (
    <Section heading={t.sheet} text={t.sheetText} card>
      {known.length > 0 ? <Facts facts={known} /> : <p>{t.noSheet}</p>}
      <div>
        <LinkButton
          to={`/group-roster/${groupId}/school`}
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
        >
          {known.length > 0 ? t.editSheet : t.addSheet}
        </LinkButton>
      </div>
    </Section>
  );
}
