import { type FormEvent, useId } from 'react'
import { billingLines } from '../../shared/billing-lines.ts'
import type { Firm } from '../../shared/contract/buyer.ts'
import { firms as copy } from '../../shared/copy/firms.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FirmFields } from '../firm/firm-fields.tsx'
import { useFirmForm } from './use-firm-form.ts'

/** The window that adds a firm to the account, or changes the given one. */
export function FirmDialog({ firm, onClose }: { firm: Firm | null; onClose: () => void }) {
  const formId = useId()
  const { typed, problems, change, isDefault, setDefault, send, pending, alert, other } = useFirmForm(firm, onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  const footer = (
    <div className="flex justify-end gap-3">
      <Button kind="outline" onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button type="submit" form={formId} pending={pending}>
        {copy.save}
      </Button>
    </div>
  )
  return (
    <Dialog
      title={firm ? copy.editTitle : copy.addTitle}
      closeLabel={shell.close}
      onClose={onClose}
      size="wide"
      footer={footer}
    >
      <Form id={formId} onSubmit={submit} className="grid gap-4">
        <FormAlert text={alert} />
        {other && <SavedMeanwhile firm={other} />}
        <FirmFields draft={typed} problems={problems} onChange={change} />
        <label className="flex min-h-11 items-center gap-3 border-t border-line pt-2">
          <input
            type="checkbox"
            name="isDefault"
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
            className="size-5 shrink-0 accent-teal"
          />
          <span className="grid">
            <span className="text-sm font-medium">{copy.isDefault}</span>
            <span className="text-xs text-steel">{copy.isDefaultText}</span>
          </span>
        </label>
      </Form>
    </Dialog>
  )
}

/** Shows what another window has saved of the firm, to compare with. */
function SavedMeanwhile({ firm: { legalName, gstin, billing } }: { firm: Firm }) {
  const where = billing ? [...billingLines(billing), billing.state].join(', ') : copy.noBilling
  return (
    <p className="rounded-xs bg-signal-wash px-3 py-2 text-sm wrap-anywhere">
      {copy.savedMeanwhile} {legalName}, {gstin}. {where}
    </p>
  )
}
