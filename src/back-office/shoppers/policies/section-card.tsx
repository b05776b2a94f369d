import { ArrowDown, ArrowUp, type LucideIcon, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import type { PolicySection } from '../../../shared/policies/policies.ts'
import { policyLimits } from '../../../shared/policy-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Card } from '../../parts/card.tsx'
import { ChipText } from './chip-text.tsx'
import { FixedWords } from './fixed-words.tsx'

interface SectionCardProps {
  section: PolicySection
  /** Words that stay in it; undefined: all of it is the owner's. */
  fixed: string | undefined
  chips: Policy['chips']
  errors: { title: string | undefined; text: string | undefined }
  onChange: (change: Partial<PolicySection>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** Section of a page: what is fixed in it, and one's own words. */
export function SectionCard({ section, fixed, chips, errors, onChange, onUp, onDown, onRemove }: SectionCardProps) {
  const isOwn = fixed === undefined
  const title = section.title || copy.newSection
  const [isOpen, setOpen] = useState(isOwn || section.text !== '')
  return (
    <Card
      title={title}
      aside={
        <span className="-my-2 -mr-2 ml-auto flex">
          <Press icon={ArrowUp} label={copy.up(title)} onPress={onUp} />
          <Press icon={ArrowDown} label={copy.down(title)} onPress={onDown} />
          {isOwn && <Press icon={X} label={copy.remove(title)} onPress={onRemove} />}
        </span>
      }
    >
      {isOwn ? (
        <Field
          label={copy.sectionTitle}
          maxLength={policyLimits.titleMax}
          value={section.title}
          error={errors.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      ) : (
        <FixedWords text={fixed} />
      )}
      {isOpen ? (
        <ChipText
          label={isOwn ? copy.text : copy.ownWords}
          hint={copy.textHint}
          rows={isOwn ? 6 : 2}
          maxLength={policyLimits.textMax}
          value={section.text}
          error={errors.text}
          chips={chips}
          onText={(text) => onChange({ text })}
        />
      ) : (
        <Button kind="quiet" className="justify-self-start px-0" onClick={() => setOpen(true)}>
          <Icon of={Plus} size={16} />
          {copy.addWords}
        </Button>
      )}
    </Card>
  )
}

function Press({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: (() => void) | undefined }) {
  return (
    <Button kind="quiet" className="min-w-11 px-2" aria-label={label} disabled={!onPress} onClick={onPress}>
      <Icon of={icon} size={18} />
    </Button>
  )
}
