import { useState } from 'react'
import type { FitPreview, FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { allRead } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'

interface RulePreviewProps {
  rule: FitRuleFields
  onRefused: (error: unknown) => void
}

/** A preview of the rule as it is in the form, on the products on sale. */
export function RulePreview({ rule, onRefused }: RulePreviewProps) {
  const [tried, setTried] = useState<{ text: string; found: FitPreview }>()
  const [pending, setPending] = useState(false)
  const text = JSON.stringify(rule)
  const ask = async () => {
    setPending(true)
    try {
      const { data } = await callOffice('POST /fit-rules/preview', { body: allRead(rule) })
      onRefused(null)
      setTried({ text, found: data })
    } catch (error) {
      onRefused(error)
      toast.error(failureText(error, copy.failed))
    }
    setPending(false)
  }
  return (
    <Card title={copy.tryTitle} text={copy.tryText}>
      <Button kind="outline" pending={pending} onClick={() => void ask()} className="justify-self-start max-sm:w-full">
        {copy.tryIt}
      </Button>
      <div role="status" className="grid grid-cols-1 gap-4 empty:hidden">
        {tried &&
          (tried.text === text ? (
            <Found {...tried.found} />
          ) : (
            <p className="text-sm text-steel">{copy.changedSince}</p>
          ))}
      </div>
    </Card>
  )
}

function Found({ parts, hosts, more, warned, fitting, unknown }: FitPreview) {
  const isSilent = warned.count + fitting.count === 0
  return (
    <>
      <p className="figures text-sm text-steel">
        {copy.sidesFound(parts, hosts)}
        {more && `. ${copy.more}`}
      </p>
      {isSilent && <p className="font-medium">{copy.nothing}</p>}
      {warned.count > 0 && fitting.count === 0 && <p className="font-medium text-signal-deep">{copy.always}</p>}
      <Pairs title={copy.warned(warned.count)} {...warned} />
      <Pairs title={copy.fitting(fitting.count)} {...fitting} />
      {unknown > 0 && <p className="figures text-sm">{copy.unknown(unknown)}</p>}
    </>
  )
}

function Pairs({ title, count, shown }: FitPreview['warned'] & { title: string }) {
  if (count === 0) return null
  return (
    <section>
      <h3 className="figures font-semibold">{title}</h3>
      <ul className="mt-1 grid grid-cols-1 gap-2 text-sm">
        {shown.map(({ part, host, why }) => (
          <li key={`${part} ${host}`} className="border-l-2 border-line pl-3">
            <p className="font-medium wrap-anywhere">{copy.beside(part, host)}</p>
            {why.map((sentence) => (
              <p key={sentence} className="text-steel wrap-anywhere">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="mt-1 text-sm text-steel">{copy.andMore(count - shown.length)}</p>}
    </section>
  )
}
