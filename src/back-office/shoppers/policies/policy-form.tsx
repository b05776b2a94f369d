import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import type { PolicyName, PolicySection } from '../../../shared/policies/policies.ts'
import { policyLimits } from '../../../shared/policy-limits.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ChipText } from './chip-text.tsx'
import { FixedWords } from './fixed-words.tsx'
import { PolicyPublishing } from './policy-publishing.tsx'
import { PolicyVersions } from './policy-versions.tsx'
import { SectionCard } from './section-card.tsx'
import { policyLabels, showPolicyField, usePolicyDraft } from './use-policy-draft.ts'

/** The words of a page, section by section, beside how it is published. */
export function PolicyForm({ name, policy }: { name: PolicyName; policy: Policy }) {
  const { draft, errors, setSections, onRefused } = usePolicyDraft(name, policy)
  const { intro, sections } = draft.values
  const put = (at: number, change: Partial<PolicySection>) =>
    setSections(
      sections.map((section, index) => (index === at ? { ...section, ...change } : section)),
      at,
    )
  const move = (from: number, to: number) => {
    const next = [...sections]
    next.splice(to, 0, ...next.splice(from, 1))
    setSections(next)
    announce(`${sections[from]?.title ?? ''}: ${to + 1} / ${sections.length}`)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <IntroCard
          fixed={policy.fixed.intro}
          label={copy.intro}
          rows={3}
          maxLength={policyLimits.introMax}
          value={intro}
          error={errors.intro}
          chips={policy.chips}
          onText={(text) => draft.set('intro', text)}
        />
        <FormAlert text={errors.sections ?? null} />
        {sections.map((section, at) => (
          <SectionCard
            key={section.id}
            section={section}
            fixed={policy.fixed.sections[section.id]}
            chips={policy.chips}
            errors={{ title: errors[`sections.${at}.title`], text: errors[`sections.${at}.text`] }}
            onChange={(change) => put(at, change)}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < sections.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => {
              setSections(sections.filter((_, index) => index !== at))
              announce(copy.removed(section.title))
            }}
          />
        ))}
        {sections.length < policyLimits.sectionsMost && (
          <AddSection onAdd={(section) => setSections([...sections, section])} />
        )}
        <SaveBar draft={draft} labels={policyLabels} show={showPolicyField} onRefused={onRefused} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PolicyPublishing name={name} policy={policy} isUnsaved={draft.changed.length > 0} />
        <PolicyVersions name={name} policy={policy} isUnsaved={draft.changed.length > 0} />
      </div>
    </div>
  )
}

/** The beginning of a page: the owner's words, or what is fixed. */
function IntroCard({ fixed, ...text }: { fixed: string | null } & ComponentProps<typeof ChipText>) {
  return (
    <Card title={copy.introTitle}>
      {fixed === null ? <ChipText {...text} hideLabel /> : <FixedWords text={fixed} />}
    </Card>
  )
}

function AddSection({ onAdd }: { onAdd: (section: PolicySection) => void }) {
  const add = () => onAdd({ id: `own-${crypto.randomUUID().slice(0, 8)}`, title: '', text: '' })
  return (
    <Button kind="outline" onClick={add} className="justify-self-start">
      <Icon of={Plus} size={16} />
      {copy.add}
    </Button>
  )
}
