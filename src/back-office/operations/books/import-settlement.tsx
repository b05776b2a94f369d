import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { Panel } from '../../parts/panel.tsx'

/** Imports a settlement file as soon as it is chosen; what is wrong with it is listed by row and column. */
export function ImportSettlement() {
  const input = useRef<HTMLInputElement>(null)
  const send = useCommand((file: File, command) => {
    const body = new FormData()
    body.set('table', file)
    return callOffice('POST /books/settlements', { body, command })
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['books'] })
    },
  })
  return (
    <Panel icon={FileUp} title={copy.upload}>
      <p className="text-steel">{copy.uploadText}</p>
      <div className="whitespace-pre-line">
        <FormAlert text={error && failureText(error, copy.failed)} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json"
        data-testid="settlement"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) mutate(file)
          target.value = ''
        }}
      />
      <Button kind="outline" pending={isPending} onClick={() => input.current?.click()}>
        {copy.choose}
      </Button>
    </Panel>
  )
}
