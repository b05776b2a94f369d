import { Merge } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customerMergeCopy as copy } from '../../../shared/copy/office/customer-merge.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { MergeDialog } from './merge-dialog.tsx'

const mergeButton = 'merge-with'

/** The way to merge a customer with another one, or with sales at the counter. */
export function MergeCard({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={copy.card} text={copy.cardText}>
      <div>
        <Button id={mergeButton} kind="outline" onClick={() => setOpen(true)}>
          <Icon of={Merge} size={16} />
          {copy.button}
        </Button>
      </div>
      {isOpen && <MergeDialog customer={customer} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The other accounts of the same person, with what was said of each. */
export function MergedAccounts({ accounts }: { accounts: NonNullable<Customer['accounts']> }) {
  const mayChange = useMay()('customers.change')
  return (
    <Card title={copy.accounts} text={copy.accountsText}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {accounts.map(({ _id, name, phone, email, note, tags }) => (
          <li key={_id} className="grid gap-1 py-2 text-sm wrap-anywhere">
            <strong>{name}</strong>
            <span className="figures">{phone}</span>
            {email !== null && <span>{email}</span>}
            {tags.length > 0 && (
              <span className="flex flex-wrap gap-1">
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            )}
            {note !== '' && (
              <span className="text-steel">
                {copy.noteOf}: {note}
              </span>
            )}
            {mayChange && <Separate id={_id} name={name} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Separate({ id, name }: { id: string; name: string }) {
  const part = useRef<HTMLDivElement>(null)
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /customers/{id}/separate', { params: { id }, command }),
    stale: ['customers'],
    failed: copy.couldNotSeparate,
    // the button goes away with the account, maybe its whole card (WCAG 2.4.3)
    onDone: () => {
      if (part.current?.contains(document.activeElement)) document.getElementById(mergeButton)?.focus()
    },
  })
  return (
    <div ref={part}>
      <Button kind="outline" pending={pending} aria-label={copy.separateNamed(name)} onClick={() => act()}>
        {copy.separate}
      </Button>
    </div>
  )
}
