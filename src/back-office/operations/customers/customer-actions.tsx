import { Banknote, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { momentInWords } from '../../parts/moment.tsx'
import { MergeCard } from './merge-card.tsx'
import { useCustomerExport } from './use-customer-exports.ts'

/** The actions on a customer: cash, a copy of all data, erasure. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const may = useMay()
  return (
    <>
      {may('customers.change') && <Cash customer={customer} />}
      {may('customers.change') && <MergeCard customer={customer} />}
      {(may('customers.export') || may('customers.erase')) && (
        <Card title={copy.privacy}>
          <div className="flex flex-wrap gap-2">
            {may('customers.export') && <ExportOne id={customer._id} />}
            {may('customers.erase') && <Erase customer={customer} />}
          </div>
        </Card>
      )}
    </>
  )
}

function Cash({ customer: { _id: id, cashBlocked, refusalsEndCash, cashAllowedAt } }: { customer: Customer }) {
  const unless = refusalsEndCash
    ? `${copy.cashUnlessRefused}${cashAllowedAt ? ` ${copy.cashForgiven(momentInWords(cashAllowedAt))}` : ''}`
    : copy.cashAllowed
  return (
    <Card title={copy.cash} text={cashBlocked ? copy.cashBlocked : unless}>
      <div className="flex flex-wrap gap-2">
        <SetCash id={id} blocked={!cashBlocked} label={cashBlocked ? copy.allow : copy.block} />
        {!cashBlocked && refusalsEndCash && <SetCash id={id} blocked={false} label={copy.allowAllTheSame} />}
      </div>
    </Card>
  )
}

function SetCash({ id, blocked, label }: { id: string; blocked: boolean; label: string }) {
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /customers/{id}/cash', { params: { id }, body: { blocked }, command }),
    stale: ['customers'],
    failed: copy.failedOne,
  })
  return (
    <Button kind="outline" pending={pending} onClick={() => act()}>
      <Icon of={Banknote} size={16} />
      {label}
    </Button>
  )
}

function ExportOne({ id }: { id: string }) {
  const { mutate, isPending } = useCustomerExport(id)
  return (
    <Button kind="outline" pending={isPending} onClick={() => mutate()}>
      <Icon of={Download} size={16} />
      {copy.exportOne}
    </Button>
  )
}

function Erase({ customer: { _id: id, name, accounts } }: { customer: Customer }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /customers/{id}/erase', { params: { id }, command }),
    stale: ['customers', 'list'],
    failed: copy.failedOne,
    onDone: () => navigate('/customers', { replace: true }),
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={16} />
        {copy.erase}
      </Button>
      {asking && (
        <ConfirmDialog
          title={copy.eraseTitle(name)}
          question={accounts ? `${copy.eraseMerged(accounts.length + 1)} ${copy.eraseText}` : copy.eraseText}
          confirmLabel={copy.eraseNow}
          keepLabel={copy.keep}
          pending={pending}
          onConfirm={() => act()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
