import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import type { Pairs } from '../hooks/use-pairs.ts';
import { useText } from '../league.text.ts';

/** Switches a league or a knockout between people and pairs. */
export function InPairs({
  pairs,
  disabled,
}: {
  readonly pairs: Pairs;
  readonly disabled: boolean;
}) {
  const t = useText();
  return (
    <CheckboxField
      card
      name="inPairs"
      disabled={disabled}
      checked={pairs.on}
      onChange={(event) => pairs.setOn(event.currentTarget.checked)}
      label={t.inPairs}
    />
  );
}
