import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { cashRuleSentences } from '../../shared/copy/cash-rules.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { type CashSettings, cashRules } from '../../shared/settings/cash-rules.ts'
import { Card } from '../parts/card.tsx'

interface CashRulesProps {
  list: readonly OfficeSetting[]
  /** Value in the field of a setting, saved or not. */
  read: (setting: OfficeSetting) => unknown
}

/** The rules for cash on delivery as sentences, by the values in the fields; nothing while one of them cannot be read. */
export function CashRulesCard({ list, read }: CashRulesProps) {
  const values = list.filter(({ key }) => key.startsWith('cash.')).map((setting) => [setting.key, read(setting)])
  const isRead = values.every(([, value]) => typeof value === 'number' || typeof value === 'boolean')
  if (values.length === 0 || !isRead) return null
  const sentences = cashRuleSentences(cashRules(Object.fromEntries(values) as CashSettings))
  return (
    <div aria-live="polite" className="mb-4">
      <Card title={copy.cashRules} text={copy.cashRulesText}>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
