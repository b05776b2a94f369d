import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import { useKeepClear } from './keep-clear.ts'
import { openDialogs } from './open-dialogs.ts'
import { type ToastItem, toastList } from './toasts.ts'

const none: readonly ToastItem[] = []

interface ToasterProps {
  /** How long one stays; the time stands still under the pointer. */
  lifetimeMs: number
  /** How many are seen at once; the oldest makes room. */
  visible: number
  labels: { region: string; close: string }
}

/** Where toasts appear: within the open dialog, where there is one, since nothing outside it can be reached. */
export function Toaster(props: ToasterProps) {
  const dialog = useSyncExternalStore(openDialogs.follow, openDialogs.last, () => null)
  return dialog ? createPortal(<ToastRegion {...props} />, dialog) : <ToastRegion {...props} />
}

/** The region is always there, so that screen readers announce what comes into it. */
function ToastRegion({ lifetimeMs, visible, labels }: ToasterProps) {
  const items = useSyncExternalStore(toastList.follow, toastList.read, () => none)
  const region = useRef<HTMLElement>(null)
  // Shown anew with every change, so that it lies above a dialog that was opened in between.
  useLayoutEffect(() => {
    // Its dialog may just have left the page.
    if (!region.current?.isConnected) return
    region.current.hidePopover?.()
    if (items.length > 0) region.current.showPopover?.()
  }, [items])
  useKeepClear(region, items.length > 0)
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={labels.region}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed top-auto right-0 bottom-0 left-auto z-50 w-full space-y-2 overflow-visible bg-transparent p-4 sm:w-96"
    >
      {items.map((item, index) => (
        <Toast
          key={item.id}
          item={item}
          hidden={index < items.length - visible}
          lifetimeMs={lifetimeMs}
          closeLabel={labels.close}
        />
      ))}
    </section>
  )
}

interface ToastProps {
  item: ToastItem
  /** It has made room, and its time goes on: it does not come back when the newer ones have gone. */
  hidden: boolean
  lifetimeMs: number
  closeLabel: string
}

function Toast({ item, hidden, lifetimeMs, closeLabel }: ToastProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toastList.remove(item.id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [held, item.id, lifetimeMs])
  const good = item.kind === 'success'
  return (
    <div
      hidden={hidden}
      data-toast={item.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={`on-dark pointer-events-auto flex animate-rise items-center gap-3 rounded-sm border-l-4 bg-ink py-1 pr-1 pl-4 text-on-ink shadow-float ${good ? 'border-l-[#4cc38a]' : 'border-l-signal'}`}
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={good ? 'text-[#4cc38a]' : 'text-signal'} />
      <p className="flex-1 py-2 text-sm font-medium">{item.text}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toastList.remove(item.id)}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink-soft hover:text-on-ink"
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}
