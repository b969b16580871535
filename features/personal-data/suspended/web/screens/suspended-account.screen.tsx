import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { DeletionPreview } from '../../../deletion/web/components/deletion-preview.tsx';
import { isBlocked, Obstacles } from '../../../deletion/web/components/obstacles.tsx';
import { DownloadSection } from '../../../export/web/components/download-section.tsx';
import { DeletionSection } from '../components/deletion-section.tsx';
import { ProofForm } from '../components/proof-form.tsx';
import { useSuspended } from '../hooks/use-suspended.ts';
import { readData } from '../suspended.queries.ts';
import { useText } from '../suspended.text.ts';

/** Export and deletion for suspended people, who cannot log in: the password comes first. */
export function Screen() {
  const t = useText();
  const { form, open, opened, leave, isPending, failure } = useSuspended();
  const blocked = opened !== null && isBlocked(opened.preview);
  // Opened, or stopped by a new obstacle, it scrolls to its top again.
  const step = opened ? `opened ${blocked}` : 'closed';
  return (
    <Frame title={t.title} subtitle={t.subtitle} step={step} back={{ to: '/login', label: t.back }}>
      {opened ? (
        <>
          <DownloadSection read={() => readData({ body: opened.proof })} />
          <Section heading={t.leavingHeading} text={t.leavingText}>
            <Obstacles
              preview={opened.preview}
              suspended={{
                tournaments: t.tournamentsText,
                refundsDue: t.refundsText,
                schoolRefunds: t.schoolRefundsText,
              }}
            />
          </Section>
          <DeletionPreview preview={opened.preview} />
          <Section heading={t.retainedHeading}>
            <p>{t.retainedText}</p>
          </Section>
          {blocked ? null : (
            <DeletionSection isPending={isPending} failure={failure} onConfirm={leave} />
          )}
        </>
      ) : (
        <ProofForm form={form} open={open} isPending={isPending} failure={failure} />
      )}
    </Frame>
  );
}
