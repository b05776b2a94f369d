import type { ComponentProps, SubmitEvent } from 'react'
import { controls } from '../shared/copy/controls.ts'
import { refuseUnread } from './reject-unparsed-numbers.ts'

/**
 * A form that the page itself sends. Where its scripts are missing nothing that was typed gets into an address (`post`):
 * the server answers with the same page (`server/pages/unsent-forms.ts`). Where they are switched off, the form says so. It is not sent while one of its numbers cannot be read.
 */
export function Form({ children, onSubmit, ...form }: ComponentProps<'form'>) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (refuseUnread(event.currentTarget)) event.preventDefault()
    else onSubmit?.(event)
  }
  return (
    <form method="post" noValidate {...form} onSubmit={submit}>
      <noscript className="col-span-full">
        <p className="rounded-sm border border-line bg-paper px-3 py-2.5 text-sm text-ink">
          {controls.formNeedsScripts}
        </p>
      </noscript>
      {children}
    </form>
  )
}
