import type { ComponentProps } from 'react'
import { shell } from '../shared/copy/shell.ts'

/**
 * A form that the page itself sends. Where its scripts are missing nothing that was typed gets into an address (`post`):
 * the server answers with the same page (`server/ssr/unsent-forms.ts`). Where they are switched off, the form says so.
 */
export function Form({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...form}>
      <noscript className="col-span-full">
        <p className="rounded-sm border border-line bg-paper px-3 py-2.5 text-sm text-ink">{shell.formNeedsScripts}</p>
      </noscript>
      {children}
    </form>
  )
}
