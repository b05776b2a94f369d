import { type ReactNode, useEffect } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { useShopName } from '../api/use-me.ts'

/** The title of a screen, also the tab's, with what can be done on it. */
export function ScreenHead({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  const shop = useShopName()
  useEffect(() => {
    document.title = `${title} · ${officeShell.title} · ${shop}`
  }, [title, shop])
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-2 lg:items-center">
      <div className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {text && <p className="mt-1 min-w-0 text-steel wrap-anywhere lg:mt-0">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 max-sm:w-full">{children}</div>}
    </header>
  )
}
