import type { LucideIcon } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { labelsScreen as copy } from '../../../shared/copy/office/labels-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { type LabelLine, labelLinesText } from '../../../shared/office/label-lines.ts'
import { type LabelSizeName, labelKinds, labelSizeNames, labelSizes } from '../../../shared/office/labels.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { refuseUnread } from '../../../ui/reject-unparsed-numbers.ts'
import { Select } from '../../../ui/select.tsx'

const keptAs = 'office-label-paper'

/** On what the labels are printed; a refusal stands here, not in the PDF's window. */
export function PrintForm({ lines, icon }: { lines: readonly LabelLine[]; icon: LucideIcon }) {
  const [size, setSize] = useState<LabelSizeName>(remembered)
  const [made, setMade] = useState<{ address?: string; refused?: string; pending?: true }>({})
  const link = useRef<HTMLAnchorElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // a number of labels that cannot be read stands above, out of this form
    const screen = event.currentTarget.closest('main')
    if (screen && refuseUnread(screen)) return
    const data = new FormData(event.currentTarget)
    const skip = String(numberIn(String(data.get('skip') ?? '0'), numberRules.count) ?? '')
    const query = { kind: String(data.get('kind')), size, items: labelLinesText(lines), skip }
    const address = `/api/office/v1/labels?${new URLSearchParams(query)}`
    setMade({ pending: true })
    const refused = await refusalOf(address)
    setMade(refused === null ? { address } : { refused })
    if (refused === null) setTimeout(() => link.current?.click())
  }
  const count = lines.reduce((sum, { copies }) => sum + copies, 0)
  return (
    <Form onSubmit={(event) => void submit(event)} onChange={() => setMade({})} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="kind"
          label={copy.kind}
          options={labelKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
        />
        <Select
          label={copy.size}
          value={size}
          onChange={(event) => {
            setSize(event.target.value as LabelSizeName)
            remember(event.target.value)
          }}
          options={labelSizeNames.map((name) => ({ value: name, label: labelSizes[name].name }))}
        />
        {labelSizes[size].sheet && (
          <NumberText kind="count" name="skip" label={copy.skip} hint={copy.skipHint} defaultValue={0} />
        )}
      </div>
      <FormAlert text={made.refused} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={made.pending ?? false} className="max-sm:w-full">
          <Icon of={icon} size={18} />
          {copy.print(count)}
        </Button>
        {made.address && (
          <a
            ref={link}
            href={made.address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-teal hover:underline"
          >
            {copy.open}
          </a>
        )}
      </div>
      <p className="text-sm text-steel">{copy.hint}</p>
    </Form>
  )
}

/** Asks for the labels; why there are none, or null. */
async function refusalOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { headers: { 'x-office': '1' } })
    if (response.ok) return null
    const { message } = (await response.json()) as { message?: string }
    return message || copy.failed
  } catch {
    return copy.failed
  }
}

function remembered(): LabelSizeName {
  try {
    const kept = localStorage.getItem(keptAs)
    return labelSizeNames.find((name) => name === kept) ?? '50x25'
  } catch {
    return '50x25'
  }
}

function remember(size: string): void {
  try {
    localStorage.setItem(keptAs, size)
  } catch {
    // a browser that keeps nothing asks again
  }
}
