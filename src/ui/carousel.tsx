import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { PauseButton } from './pause-button.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useRotation } from './use-rotation.ts'

/** Safari before 26.2 does not say when scrolling has ended: so long (ms) nothing moves then. */
const scrollRestsMs = 150

interface CarouselProps {
  label: string
  /** One element a slide, each with its key. */
  slides: readonly ReactElement[]
  autoplayMs: number
  labels: { previous: string; next: string; pause: string; play: string; slide: (index: number, of: number) => string }
  className?: string
  /** Narrow windows have room for the dots as well. */
  dotsOnPhones?: boolean
}

/**
 * Slides side by side in a row that snaps: swiping is the platform's own, and it works without JavaScript. It moves on
 * by itself until it is paused, pointed at or focused.
 */
export function Carousel({ label, slides, autoplayMs, labels, className, dotsOnPhones = false }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const rotation = useRotation(slides.length, autoplayMs)
  const still = useReducedMotion()
  const ended = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { index, go } = rotation
  useEffect(() => {
    const element = row.current
    if (!element || slideInView(element) === index) return
    element.scrollTo({ left: index * element.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }, [index, still])
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={classNames('relative', className)}
      {...rotation.hold}
    >
      <ul
        ref={row}
        onScrollEnd={(event) => go(slideInView(event.currentTarget))}
        onScroll={(event) => {
          if ('onscrollend' in window) return
          const element = event.currentTarget
          clearTimeout(ended.current)
          ended.current = setTimeout(() => go(slideInView(element)), scrollRestsMs)
        }}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map((slide, position) => (
          <li
            key={slide.key}
            aria-label={labels.slide(position + 1, slides.length)}
            className="w-full shrink-0 snap-start"
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="absolute right-3 bottom-3 flex items-center gap-px md:right-6 md:bottom-6 noscript:hidden">
          <Dots count={slides.length} index={index} everywhere={dotsOnPhones} />
          <Step icon={ChevronLeft} label={labels.previous} onStep={() => go(index - 1)} />
          <Step icon={ChevronRight} label={labels.next} onStep={() => go(index + 1)} />
          {rotation.canMove && <PauseButton paused={rotation.paused} labels={labels} onToggle={rotation.togglePause} />}
        </div>
      )}
    </section>
  )
}

function slideInView(row: HTMLElement): number {
  return row.clientWidth === 0 ? 0 : Math.round(row.scrollLeft / row.clientWidth)
}

function Dots({ count, index, everywhere }: { count: number; index: number; everywhere: boolean }) {
  return (
    <span aria-hidden="true" className={classNames('mr-2 gap-1.5 sm:flex', everywhere ? 'flex' : 'hidden')}>
      {Array.from({ length: count }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={position}
          className={classNames(
            'h-1 rounded-full transition-all',
            position === index ? 'w-6 bg-signal' : 'w-3 bg-white/60',
          )}
        />
      ))}
    </span>
  )
}

function Step({ icon, label, onStep }: { icon: LucideIcon; label: string; onStep: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onStep}
      className="hidden size-11 place-items-center rounded-sm bg-ink/75 text-on-ink hover:bg-ink sm:grid"
    >
      <Icon of={icon} size={18} />
    </button>
  )
}
