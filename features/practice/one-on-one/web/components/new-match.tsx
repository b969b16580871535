import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { useGroup } from '../../../web/hooks/use-group.ts';
import type { OneOnOneDraft } from '../lib/one-on-one-draft.ts';
import { useText } from '../one-on-one.text.ts';
import css from './new-match.module.css';
import { PairForm } from './pair-form.tsx';

interface Props {
  readonly groupId: number;
  readonly practice: ReturnType<typeof useGroup>;
  readonly draft: OneOnOneDraft | null;
  readonly played: boolean;
}

/** The upper half of the screen: who plays whom, and when. */
export function NewMatch(props: Props) {
  const t = useText();
  return (
    <Section heading={t.newMatch} card>
      <Members {...props} />
    </Section>
  );
}

function Members({ groupId, practice, ...rest }: Props) {
  const t = useText();
  return (
    <Loaded query={practice} placeholder={<Placeholder className={css.form} />}>
      {({ group, members }) =>
        members.length < 2 ? (
          <InlineNotice
            action={
              <LinkButton variant="secondary" to={`/group-details/${groupId}`}>
                {t.addMembers}
              </LinkButton>
            }
          >
            {t.tooFewMembers}
          </InlineNotice>
        ) : (
          <PairForm groupId={groupId} groupName={group.name} members={members} {...rest} />
        )
      }
    </Loaded>
  );
}
