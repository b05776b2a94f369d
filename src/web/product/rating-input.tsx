import { Star } from 'lucide-react'
import { product } from '../../shared/copy/product.ts'
import { reviewForm as copy } from '../../shared/copy/review-form.ts'

const steps = [1, 2, 3, 4, 5]

/** One to five stars, as radio buttons: arrow keys, screen readers and fingers all work. */
export function RatingInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{copy.yourRating}</legend>
      <div className="flex">
        {steps.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={product.stars(stars)}
              className="target"
            />
            <Star
              aria-hidden="true"
              size={30}
              strokeWidth={1.5}
              className={stars <= value ? 'fill-star text-star' : 'fill-paper-deep text-line-strong'}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
