import { orderLabels as copy } from '../../shared/copy/office/order-labels.ts'
import type { ShownPickState } from '../../shared/picking.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = { picking: 'plain', picked: 'good', short: 'bad', part: 'signal' } as const

/** State of picking an order; nothing where nobody has begun. */
export function PickBadge({ picking }: { picking: ShownPickState | undefined }) {
  return picking ? <Badge tone={tones[picking]}>{copy.picks[picking]}</Badge> : null
}
