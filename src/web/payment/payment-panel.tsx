import type { ReactNode } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { useShop } from '../site/use-shop.ts'
import { TestNote } from './test-note.tsx'

interface PaymentPanelProps {
  mark: ReactNode
  title: string
  orderId: string
  children: ReactNode
}

/** One state of a payment as the content of a page: its title takes the focus, so that it is heard and the keyboard starts there. */
export function PaymentPanel({ mark, title, orderId, children }: PaymentPanelProps) {
  const { phone, phoneLink } = useShop()
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl content-center justify-items-center gap-5 py-8 text-center">
      <TestNote className="w-full" />
      {mark}
      <h1 key={title} ref={takeFocus} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {title}
      </h1>
      {children}
      <p className="text-xs text-steel">
        <span className="figures">{paying.reference(orderId)}</span>
        {phone && (
          <>
            {' · '}
            {paying.help}{' '}
            <a href={phoneLink} className="inline-block py-1 underline">
              {phone}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
