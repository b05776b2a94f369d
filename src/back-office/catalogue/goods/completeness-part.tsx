import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Card } from '../../parts/card.tsx'
import { Completeness, StateBadge } from './goods-badges.tsx'

/** The details required by law, the suggestions that improve sales, and the uses of the product. */
export function CompletenessPart({ detail }: { detail: GoodsDetail }) {
  const { record, completeness, used } = detail
  const { law, better, percent } = completeness
  return (
    <Card title={copy.sections.complete} aside={<StateBadge state={record.state} />}>
      <Completeness percent={percent} lacks={law.length} />
      <List title={copy.law} all={copy.lawAll} missing={law} urgent />
      <List title={copy.better} all={copy.betterAll} missing={better} />
      <p className="text-sm text-steel">
        {copy.sections.used}: {copy.orders(used.orders.count, used.orders.more)},{' '}
        {copy.carts(used.carts.count, used.carts.more)}
      </p>
    </Card>
  )
}

interface ListProps {
  title: string
  all: string
  missing: readonly { field: string; sentence: string }[]
  urgent?: boolean
}

function List({ title, all, missing, urgent = false }: ListProps) {
  if (missing.length === 0) {
    return (
      <p className="flex gap-2 text-sm text-good">
        <Icon of={CircleCheck} size={18} className="shrink-0" />
        {all}
      </p>
    )
  }
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 grid grid-cols-1 gap-1 text-sm">
        {missing.map(({ field, sentence }) => (
          <li key={field + sentence} className="flex gap-2">
            <Icon
              of={urgent ? TriangleAlert : CircleDashed}
              size={16}
              className={urgent ? 'mt-0.5 shrink-0 text-signal-deep' : 'mt-0.5 shrink-0 text-steel'}
            />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
