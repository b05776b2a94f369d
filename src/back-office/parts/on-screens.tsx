import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { shopPageCopy as copy } from '../../shared/copy/office/shop-page.ts'
import { classNames } from '../../ui/class-names.ts'

/** The widths of a phone and of a wide screen. */
const widths = [360, 1440]

interface ScreenProps {
  className: string
  children: ReactNode
}

/** A part of the shop as it is drawn on a phone and on a wide screen; `className`: what it stands on. */
export function OnScreens({ className, children }: ScreenProps) {
  return widths.map((width) => (
    <figure key={width} className="grid min-w-0 gap-1">
      <figcaption className="figures text-xs text-steel">{copy.at(width)}</figcaption>
      <Scaled width={width} className={className}>
        {children}
      </Scaled>
    </figure>
  ))
}

/** A box of this many pixels, made smaller where there is less room: what is in it is laid out as on such a screen. */
function Scaled({ width, className, children }: ScreenProps & { width: number }) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [{ scale, height }, setFit] = useState({ scale: 1, height: 0 })
  useLayoutEffect(() => {
    const [room, box] = [outer.current, inner.current]
    if (!room || !box) return
    const measure = () => {
      const fits = Math.min(1, room.clientWidth / width)
      setFit({ scale: fits, height: box.offsetHeight * fits })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    observer.observe(box)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={outer} inert className="overflow-hidden rounded-xs" style={{ height }}>
      <div
        ref={inner}
        className={classNames('@container origin-top-left', className)}
        style={{ width, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  )
}
