import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { announcer } from './announce.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { keepClear } from './keep-uncovered-by-toasts.ts'
import { openDialogs } from './open-dialogs.ts'
import { useSecondPress } from './use-second-press.ts'

interface DialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** `wide` for forms with two columns. */
  size?: 'narrow' | 'medium' | 'wide'
  /** Stays below the scrolling content, such as the confirm button. */
  footer?: ReactNode
  children: ReactNode
}

const widths = { narrow: 'sm:max-w-md', medium: 'sm:max-w-xl', wide: 'sm:max-w-4xl' }

/**
 * A modal on the platform's `<dialog>`: it traps focus, closes on Escape and on the backdrop, and gives the focus
 * back where it was. Mount it to open it, unmount it to close it; on phones it comes up from the lower edge.
 */
export function Dialog({ title, closeLabel, onClose, size = 'medium', footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // what is in it comes once it is open: before that nothing in it can take the focus (`autoFocus`)
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  // Text that is selected from within and let go over the backdrop makes a click there, too.
  const pressedOutside = useRef(false)
  const dropSecondPress = useSecondPress()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    setOpen(true)
    openDialogs.add(element)
    // Closed before it leaves the page, so that the browser returns the focus.
    return () => {
      openDialogs.remove(element)
      element.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClickCapture={dropSecondPress}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOutside.current) onClose()
      }}
      className={classNames(
        'm-auto max-h-[92dvh] w-full max-w-none animate-rise rounded-md bg-paper p-0 text-ink shadow-float',
        'max-sm:mb-0 max-sm:rounded-b-none sm:w-[calc(100%-3rem)]',
        widths[size],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-paper-deep"
          >
            <Icon of={X} />
          </button>
        </header>
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-(--bleed) [--below:1.25rem] [--bleed:1.25rem]">
          {isOpen && children}
        </div>
        {/* for messages, on a phone: they lie over no field then */}
        <div data-room className="max-h-[35dvh] shrink-0 sm:hidden" />
        {footer && (
          <footer {...keepClear} className="border-t border-line bg-card p-4">
            {footer}
          </footer>
        )}
      </div>
      {/* last: what a dialog is about is read first */}
      <div {...announcer} />
    </dialog>
  )
}
