import type { Draw } from '#domain/bracket/vocabulary.ts';
import { constraintsOf } from '#domain/stage-draw/after-groups.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../public-draws.text.ts';
import { StageHeading } from './stage-heading.tsx';

interface Props {
  /** With its exchanges. */
  readonly draw: Draw;
  /** Winners and others of the groups are in it. */
  readonly isMain: boolean;
}

/** What was asked of a draw after groups, and how often it could not be had. */
export function Constraints({ draw, isMain }: Props) {
  const t = useText();
  const several = (draw.groups ?? []).some(({ length }) => length > 1);
  const asked = constraintsOf(draw).filter(({ constraint }) => {
    if (constraint === 'same-club') return true;
    // Where each group sends one, all are equal.
    return several && (isMain || constraint !== 'winners');
  });
  return (
    <Section heading={<StageHeading>{t.constraints}</StageHeading>}>
      <ul>
        {asked.map(({ constraint, broken }) => (
          <li key={constraint}>
            {broken === 0
              ? t.constraintMet[constraint]
              : t.constraintCount(t.constraintBroken[constraint], broken)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
