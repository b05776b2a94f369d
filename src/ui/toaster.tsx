import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { announcerIn } from './announce.ts'
import { Icon } from './icon.tsx'
import { useKeepClear } from './keep-uncovered-by-toasts.ts'
import { openDialogs } from './open-dialogs.ts'
import { type ToastItem, toastList } from './show-toast.ts'

interface ToasterProps {
  /** Number of toasts that are seen at once; the oldest makes room. */
  visible: number
  labels: { region: string; close: string }
}

/** Shows the toasts: within the open dialog, where there is one, since nothing outside it can be reached. */
export function Toaster(props: ToasterProps) {
  const dialog = useSyncExternalStore(openDialogs.follow, openDialogs.last, () => null)
  const within = dialog && announcerIn(dialog)
  return within ? createPortal(<ToastRegion {...props} />, within) : <ToastRegion {...props} />
}

/** After so long a toast has been read out; milliseconds. */
const heardMs = 1000

/**
 * It lies in an announcer, so that screen readers hear what comes into it. What has been heard before a dialog opened, or closed,
 * goes along in silence.
 */
function ToastRegion({ visible, labels }: ToasterProps) {
  const items = toastList.use()
  const [heard] = useState(() => new Set(items.filter(isHeard).map(keyOf)))
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
      className="pointer-events-none fixed top-auto right-0 bottom-0 left-auto z-50 w-full space-y-2 overflow-visible bg-transparent p-4 sm:w-96"
    >
      {items.map((item, index) => (
        <Toast
          key={keyOf(item)}
          item={item}
          quiet={heard.has(keyOf(item))}
          hidden={index < items.length - visible}
          closeLabel={labels.close}
        />
      ))}
    </section>
  )
}

function isHeard({ since }: ToastItem): boolean {
  return Date.now() - since > heardMs
}

/** Another one when it is said again. */
function keyOf({ id, again }: ToastItem): string {
  return `${id} ${again}`
}

interface ToastProps {
  item: ToastItem
  /** Nobody is told of it. */
  quiet: boolean
  /** It has made room, and its time goes on: it does not come back when the newer ones have gone. */
  hidden: boolean
  closeLabel: string
}

/** Its time stands still under the pointer, and while its button has the focus. */
function Toast({ item, quiet, hidden, closeLabel }: ToastProps) {
  const held = useRef(false)
  const hold = () => {
    held.current = true
    toastList.hold(item.id)
  }
  const letGo = () => {
    held.current = false
    toastList.letGo(item.id)
  }
  // A dialog that closes takes it from under the pointer.
  useEffect(
    () => () => {
      if (held.current) toastList.letGo(item.id)
    },
    [item.id],
  )
  const good = item.kind === 'success'
  return (
    <div
      hidden={hidden}
      data-toast={item.kind}
      aria-live={quiet ? 'off' : undefined}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      className={`on-dark pointer-events-auto flex animate-rise items-center gap-3 rounded-sm border-l-4 bg-ink py-1 pr-1 pl-4 text-on-ink shadow-float ${good ? 'border-l-[#4cc38a]' : 'border-l-signal'}`}
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={good ? 'text-[#4cc38a]' : 'text-signal'} />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere text-sm font-medium">{item.text}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onFocus={hold}
        onBlur={letGo}
        onClick={() => toastList.remove(item.id)}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink-soft hover:text-on-ink"
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}
