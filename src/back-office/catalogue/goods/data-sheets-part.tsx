import { FileText, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { dataSheetsCopy as copy } from '../../../shared/copy/office/data-sheets.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { bytesOfSheet } from '../../../shared/office/data-sheet.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { adoptGoods } from './goods-data.ts'
import type { GoodsForm } from './use-goods-draft.ts'

type Sheets = GoodsDetail['record']['dataSheets']

/** The PDFs of a product: added at once, named and taken away in the form. */
export default function SheetsPart({ detail, form }: { detail: GoodsDetail; form: GoodsForm }) {
  const sheets = form.value<Sheets>('dataSheets')
  const { add, pending, problem } = useAddSheet(detail, form)
  const chosen = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) void add(file)
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-steel">{copy.sheetsHint}</p>
      {sheets.map(({ name, file }) => (
        <div key={file} className="flex items-end gap-3">
          <Field
            label={copy.sheetName}
            value={name}
            maxLength={goodsLimits.word}
            className="min-w-0 flex-1"
            onChange={(event) => {
              const now = event.target.value
              form.set(
                'dataSheets',
                sheets.map((sheet) => (sheet.file === file ? { name: now, file } : sheet)),
              )
            }}
          />
          <a className="figures flex min-h-11 items-center text-sm text-teal underline" href={file} download>
            {copy.pdfOf(bytesOfSheet(file) ?? 0)}
          </a>
          <Button
            kind="quiet"
            className="px-3 text-ink"
            aria-label={copy.removeSheet(name)}
            onClick={() =>
              form.set(
                'dataSheets',
                sheets.filter((sheet) => sheet.file !== file),
              )
            }
          >
            <Icon of={Trash2} size={18} />
          </Button>
        </div>
      ))}
      <FormAlert text={problem ?? form.error('dataSheets') ?? null} />
      <input
        ref={chosen}
        type="file"
        hidden
        accept="application/pdf"
        data-sheet
        onChange={(event) => take(event.target)}
      />
      <div>
        <Button kind="outline" pending={pending} onClick={() => chosen.current?.click()}>
          <Icon of={FileText} size={18} />
          {copy.addSheet}
        </Button>
      </div>
    </div>
  )
}

function useAddSheet({ record }: GoodsDetail, { draft }: GoodsForm) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useCommand((body: FormData, command) =>
    callOffice('POST /products/{id}/data-sheets', { params: { id: record._id }, body, command }),
  )
  const add = async (file: File) => {
    setPending(true)
    setProblem(null)
    try {
      // names that were changed are saved first: the new sheet comes behind them
      if (draft.changed.some((field) => field === 'dataSheets') && !(await draft.save())) return
      const body = new FormData()
      body.set('sheet', file, file.name)
      const { data, message } = await send(body)
      adoptGoods(data)
      toast.success(message)
    } catch (error) {
      setProblem(failureText(error, copy.sheetFailed))
    } finally {
      setPending(false)
    }
  }
  return { add, pending, problem }
}
