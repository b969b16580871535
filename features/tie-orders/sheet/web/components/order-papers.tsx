import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Printed } from '#platform/web/ui/printed.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../../../web/tie-orders.text.ts';
import css from './order-sheet.module.css';
import { OrderSheet, type SheetFacts } from './order-sheet.tsx';

/** The order sheet twice, in a language of its own: one for the desk and one for the other team. */
export function OrderPapers({ sheet }: { readonly sheet: SheetFacts }) {
  const t = useText();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <>
      <div className={css.tools}>
        <SelectField
          name="language"
          label={t.sheetLanguage}
          options={(['ja', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'ja' ? 'ja' : 'en')}
        />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print2}
        </Button>
      </div>
      {sheet.players ? null : <InlineNotice>{t.sheetBlank}</InlineNotice>}
      <Printed className={css.papers} lang={language}>
        <OrderSheet sheet={sheet} language={language} copy="copyForDesk" />
        <OrderSheet sheet={sheet} language={language} copy="copyForOther" />
      </Printed>
    </>
  );
}
