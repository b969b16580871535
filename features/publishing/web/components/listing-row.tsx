import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceRow } from '#platform/web/ui/choice-row.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../publishing.text.ts';

interface Props {
  readonly isUnlisted: boolean;
  /** Saves the choice, or notes it in a form; the dialog closes. */
  readonly onChoose: (isUnlisted: boolean) => void;
}

/** "Who sees it: everybody", one closed row; a tap opens the choice. */
export function ListingRow({ isUnlisted, onChoose }: Props) {
  const t = useText();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const use = () => {
    setWanted(null);
    if (wanted !== null && wanted !== isUnlisted) onChoose(wanted);
  };
  const chosen = wanted ?? isUnlisted;
  return (
    <>
      <ChoiceRow
        words={t.listing(isUnlisted ? t.listings.unlisted : t.listings.everybody)}
        onOpen={() => setWanted(isUnlisted)}
      />
      <Dialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={t.listingTitle}
        actions={<Button onClick={use}>{t.listingUse}</Button>}
      >
        <RadioField
          name="listing"
          label={t.listingTitle}
          value={chosen ? 'unlisted' : 'everybody'}
          onChange={({ currentTarget }) => setWanted(currentTarget.value === 'unlisted')}
          options={[
            { value: 'everybody', label: t.listings.everybody, hint: t.everybodyText },
            { value: 'unlisted', label: t.listings.unlisted, hint: t.unlistedText },
          ]}
        />
      </Dialog>
    </>
  );
}
