import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fileCopy as copy } from '../../shared/copy/office/file.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import type { OfficeCallName, OfficeInput } from '../api/call-office.ts'
import { saveFile } from '../api/save-file.ts'

/** A button that saves a file of the office. No link: whoever has to show a factor first is asked for it. */
export function FileButton<Name extends OfficeCallName>({
  call,
  input,
  label,
  children,
}: {
  call: Name
  input: OfficeInput<Name>
  /** Name of the button where its text is too short for one. */
  label?: string
  children: ReactNode
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(call, input),
    onError: (error) => toast.error(failureText(error, copy.failed)),
  })
  return (
    <Button kind="outline" pending={isPending} aria-label={label} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
