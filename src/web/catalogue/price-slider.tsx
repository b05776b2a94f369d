import { catalogue } from '../../shared/copy/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'

const top = limits.priceSliderMaxRupees
const step = 100

interface PriceSliderProps {
  min: number
  max: number
  onChange: (min: number, max: number) => void
}

/** Two thumbs on one line from nothing to ₹1,00,000, where the upper end means no bound. They do not pass each other. */
export function PriceSlider({ min, max, onChange }: PriceSliderProps) {
  const from = Math.min(min, top)
  const to = Math.min(max, top)
  return (
    <div className="relative h-11">
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-paper-deep" />
      <div
        className="absolute top-1/2 h-1 -translate-y-1/2 bg-ink"
        style={{ left: `${(from / top) * 100}%`, right: `${100 - (to / top) * 100}%` }}
      />
      <input
        type="range"
        aria-label={catalogue.sliderFrom}
        aria-valuetext={formatRupees(from)}
        min={0}
        max={top}
        step={step}
        value={from}
        onChange={(event) => onChange(Math.min(Number(event.target.value), to), max)}
        // Where both stand at the upper end only this one can go anywhere.
        className={classNames('range-thumb', from > top / 2 && 'z-10')}
      />
      <input
        type="range"
        aria-label={catalogue.sliderTo}
        aria-valuetext={to >= top ? catalogue.any : formatRupees(to)}
        min={0}
        max={top}
        step={step}
        value={to}
        onChange={(event) => onChange(min, Math.max(Number(event.target.value), from))}
        className="range-thumb"
      />
    </div>
  )
}
