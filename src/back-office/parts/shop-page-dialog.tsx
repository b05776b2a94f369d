import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { shopPageCopy as copy } from '../../shared/copy/office/shop-page.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The width of the preview in CSS pixels. */
const widths = { phone: 360, desktop: 1440 } as const
type Device = keyof typeof widths

interface ShopPageProps {
  /** A call of the office that answers a page of the shop in which nothing runs; another address is drawn anew. */
  src: string
  note: string
  onClose: () => void
  /** The content above the page. */
  children?: ReactNode
}

/** A page of the shop with the saved data, as wide as a phone or a computer shows it. */
export default function ShopPageDialog({ src, note, onClose, children }: ShopPageProps) {
  const [device, setDevice] = useState<Device>('phone')
  const choose = (of: Device, label: string) => (
    <Button kind={device === of ? 'ink' : 'outline'} aria-pressed={device === of} onClick={() => setDevice(of)}>
      {label}
    </Button>
  )
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose} size="wide">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {choose('phone', copy.phone)}
        {choose('desktop', copy.computer)}
        <p className="text-xs text-steel">
          {copy.wide(widths[device])}. {note}
        </p>
      </div>
      {children}
      <ShopPage key={device} src={src} width={widths[device]} onEscape={onClose} />
    </Dialog>
  )
}

/** The part of the page that there is room for, scaled down if the page is wider. */
function ShopPage({ src, width, onEscape }: { src: string; width: number; onEscape: () => void }) {
  const [room, setRoom] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = new ResizeObserver(() => setRoom(element.clientWidth))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  // its border is drawn, too
  const scale = Math.min(1, room / (width + 2))
  return (
    <div ref={box} className="h-[65dvh] overflow-hidden">
      {room > 0 && (
        <iframe
          title={copy.title}
          // nothing in it runs, and it leads nowhere
          src={`/api/office/v1${src}`}
          sandbox="allow-same-origin"
          // a key that is pressed within it is heard by nothing else
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape())
          }
          className="box-content origin-top-left border border-line bg-paper"
          style={{
            width,
            height: `calc(${100 / scale}% - 2px)`,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room - width) / 2),
          }}
        />
      )}
    </div>
  )
}
