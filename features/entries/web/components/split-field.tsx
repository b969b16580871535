import { useFormat } from '#platform/web/i18n/use-format.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../entries.text.ts';
import type { FeeSplit } from '../hooks/use-fee-split.ts';

interface Props {
  readonly eventId: number;
  readonly fees: FeeSplit;
  readonly disabled: boolean;
}

/** Who pays the fee of a pair; nothing where there is no choice. */
export function SplitField({ eventId, fees, disabled }: Props) {
  const t = useText();
  const format = useFormat();
  const choice = fees.of(eventId);
  if (!choice) return null;
  const { split, feeYen, playerYen, partnerYen } = choice;
  return (
    <RadioField
      label={t.feeOfPair}
      name={`split-${eventId}`}
      value={split ? 'split' : 'both'}
      onChange={(event) => fees.choose(eventId, event.target.value === 'split')}
      disabled={disabled}
      options={[
        { value: 'both', label: t.payForBoth, hint: format.yen(feeYen) },
        {
          value: 'split',
          label: t.splitFee,
          hint: t.splitFeeHint(format.yen(playerYen), format.yen(partnerYen)),
        },
      ]}
    />
  );
}
