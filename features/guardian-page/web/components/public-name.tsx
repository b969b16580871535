import { useState } from 'react';
import { NAME_DISPLAYS, type NameDisplay } from '#domain/common/name-display.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { chooseNameDisplay, type Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** How the name is shown publicly, each option with the resulting name; a tap saves. */
export function PublicName({ player, secret }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: (nameDisplay: NameDisplay) =>
      chooseNameDisplay({ params: { id: player.id }, body: { secret, nameDisplay } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.nameSaved }),
  });
  // Shown immediately; the server's answer replaces it.
  const [wanted, setWanted] = useState<NameDisplay | null>(null);
  const choose = async (nameDisplay: NameDisplay) => {
    setWanted(nameDisplay);
    await submit(nameDisplay);
    setWanted(null);
  };
  const { shownAs } = player;
  const unknown = shownAs['family-name'] === shownAs.initials;
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{t.nameTitle}</h3>
      <RadioField
        name={`name-display-${player.id}`}
        label={<span className="visually-hidden">{t.nameTitle}</span>}
        hint={t.nameText}
        value={wanted ?? player.nameDisplay}
        disabled={isPending}
        onChange={(event) => void choose(event.target.value as NameDisplay)}
        options={NAME_DISPLAYS.map((value) => ({
          value,
          label: t.displays[value],
          hint:
            value === 'family-name' && unknown
              ? `${shownAs[value]} – ${t.familyNameUnknown}`
              : shownAs[value],
        }))}
      />
    </div>
  );
}
