import { useState } from 'react';
import { SPORTS, type Sport } from '#domain/scoring/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceRow } from '#platform/web/ui/choice-row.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../sports.text.ts';

interface Props {
  readonly sport: Sport;
  /** Saves the sport, or notes it in a form; the dialog closes. */
  readonly onChoose: (sport: Sport) => void;
}

/** "Sport: not specified", one closed row; a tap opens the choice. */
export function SportRow({ sport, onChoose }: Props) {
  const t = useText();
  const [wanted, setWanted] = useState<Sport | null>(null);
  const use = () => {
    setWanted(null);
    if (wanted && wanted !== sport) onChoose(wanted);
  };
  return (
    <>
      <ChoiceRow words={t.row(t.names[sport])} onOpen={() => setWanted(sport)} />
      <Dialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={t.title}
        actions={<Button onClick={use}>{t.use}</Button>}
      >
        <RadioField
          name="sport"
          label={t.title}
          value={wanted ?? sport}
          onChange={({ currentTarget }) => setWanted(currentTarget.value as Sport)}
          options={SPORTS.map((value) => ({ value, label: t.names[value] }))}
        />
      </Dialog>
    </>
  );
}
