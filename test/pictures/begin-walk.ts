import type { APIRequestContext, Page } from '@playwright/test'
import { openOffice, sendAs } from '../browser/office.ts'
import { place } from '../browser/office-desk.ts'

/** Begins a pick walk of two orders that share a shelf, by who is signed in. */
export async function beginWalk(page: Page, request: APIRequestContext): Promise<void> {
  await openOffice(page, '/orders')
  const orders: string[] = []
  for (const products of [['ball-bearing-6204-2rs'], ['ball-bearing-6204-2rs', 'road-safety-cone-750mm']]) {
    const { id } = await place(request, '673020', { products })
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    orders.push(id)
  }
  await sendAs(page, 'POST /picks', { orders })
}
