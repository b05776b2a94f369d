import { useEffect, useRef, useState } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { isPriceText, isUpperPriceText, priceText, readPriceText } from './price-input.ts'
import { PriceSlider } from './price-slider.tsx'

interface Bounds {
  minPrice: number | null
  maxPrice: number | null
}

interface PriceFilterProps extends Bounds {
  /** Called half a second after the last change, and at once on leaving a box. */
  onChange: (bounds: Bounds) => void
}

const box = 'figures min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-card px-3 text-base'

/** From which price to which: two boxes and a slider that show the same. */
export function PriceFilter(props: PriceFilterProps) {
  const { texts, change, leave } = usePriceTexts(props)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <input
          aria-label={catalogue.minPrice}
          inputMode="numeric"
          placeholder={catalogue.min}
          value={texts.min}
          onChange={(event) => change({ ...texts, min: event.target.value })}
          onBlur={leave}
          className={box}
        />
        <span aria-hidden="true">–</span>
        <input
          aria-label={catalogue.maxPrice}
          inputMode="numeric"
          placeholder={catalogue.any}
          value={texts.max}
          onChange={(event) => change({ ...texts, max: event.target.value })}
          onBlur={leave}
          className={box}
        />
      </div>
      <PriceSlider
        min={readPriceText(texts.min) ?? 0}
        max={readPriceText(texts.max) ?? limits.priceSliderMaxRupees}
        onChange={(min, max) =>
          change({ min: priceText(min || null), max: priceText(max >= limits.priceSliderMaxRupees ? null : max) })
        }
      />
    </div>
  )
}

/** Returns the texts in the two boxes, the way to change them, and the effect of leaving a box. */
function usePriceTexts({ minPrice, maxPrice, onChange }: PriceFilterProps) {
  const [texts, setTexts] = useState({ min: priceText(minPrice), max: priceText(maxPrice) })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What was asked for last, here or by the address. What the address says when it was changed elsewhere (Clear All, back)
  // is taken over; what was asked for here stays as it has been typed on since.
  const asked = useRef<Bounds>({ minPrice, maxPrice })
  useEffect(() => {
    if (sameBounds(asked.current, { minPrice, maxPrice })) return
    asked.current = { minPrice, maxPrice }
    setTexts({ min: priceText(minPrice), max: priceText(maxPrice) })
  }, [minPrice, maxPrice])

  const commit = (next: typeof texts) => {
    clearTimeout(timer.current)
    const bounds = { minPrice: readPriceText(next.min), maxPrice: readPriceText(next.max) }
    const crossed = bounds.minPrice !== null && bounds.maxPrice !== null && bounds.minPrice > bounds.maxPrice
    if (crossed || sameBounds(bounds, asked.current)) return
    asked.current = bounds
    onChange(bounds)
  }
  const change = (next: typeof texts) => {
    if (!isPriceText(next.min) || !isUpperPriceText(next.max)) return
    setTexts(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(next), limits.priceDebounceMs)
  }
  const leave = () => {
    const max = readPriceText(texts.max)
    const min = readPriceText(texts.min)
    const tidy = { min: priceText(max === null || min === null ? min : Math.min(min, max)), max: priceText(max) }
    setTexts(tidy)
    commit(tidy)
  }
  return { texts, change, leave }
}

function sameBounds(one: Bounds, other: Bounds): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice
}
