import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { loadMatching } from './orders-data.ts'

/** Orders that match a view; `all`: there are no more of them. */
export interface Matching {
  rows: OrderRow[]
  all: boolean
}

export interface SelectMatchingProps {
  view: URLSearchParams
  found: Matching | null
  onFound: (found: Matching) => void
}

/** Chooses, beside the page's orders, those of all other pages: which ones is decided now, not when they are worked on. */
export function SelectMatching({ view, found, onFound }: SelectMatchingProps) {
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const look = async () => {
    setLooking(true)
    setFailed(null)
    await loadMatching(view).then(onFound, (error) => setFailed(failureText(error, orderScreen.notSent)))
    setLooking(false)
  }
  if (found) return <p className="text-sm text-steel">{copy.selectedMatching(found.rows.length, found.all)}</p>
  return (
    <>
      <Button kind="outline" pending={looking} onClick={() => void look()}>
        {looking ? copy.selectingMatching : copy.selectMatching}
      </Button>
      {failed && (
        <p role="alert" className="text-sm text-bad">
          {failed}
        </p>
      )}
    </>
  )
}
