import { orderLabels as copy } from '../../shared/copy/office/order-labels.ts'
import { pickTones } from '../../shared/office/office-badge-tones.ts'
import type { ShownPickState } from '../../shared/picking.ts'
import { Badge } from '../../ui/badge.tsx'

/** State of picking an order; nothing where nobody has begun. */
export function PickBadge({ picking }: { picking: ShownPickState | undefined }) {
  return picking ? <Badge tone={pickTones[picking]}>{copy.picks[picking]}</Badge> : null
}
