import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { call } from '../api/call.ts'
import { loadProviderScript } from '../payment/provider-script.ts'
import { prepareProviderWindow } from '../payment/provider-window.ts'
import { useShop } from '../site/use-shop.ts'
import { payLinkQuery } from './pay-link-query.ts'

/**
 * Pays by a link: the provider takes the payment in its window, and the shop verifies it. Where that is closed, or the answer is lost, the
 * shop is asked how it stands. `isOpen`: the window is open.
 */
export function usePayLink(key: string) {
  const client = useQueryClient()
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const { queryKey } = payLinkQuery(key)
  const paid = useMutation({
    mutationFn: async () => {
      const intent = await call('POST /pay-link/intent', { body: { key } })
      const Provider = await loadProviderScript(intent.script_url).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        throw new Error(paying.scriptFailed)
      })
      // who pays is known to the provider alone: a link is opened by whoever has it
      const window = prepareProviderWindow(Provider, intent, { name: '', email: '', contact: '' }, shop)
      setOpen(true)
      window.open()
      const { success } = await window.ended
      setOpen(false)
      if (success) await verify(key, success)
    },
    onSettled: () => {
      setOpen(false)
      return client.invalidateQueries({ queryKey })
    },
  })
  return { isOpen, pending: paid.isPending, error: paid.error, pay: () => !paid.isPending && paid.mutate() }
}

type Success = NonNullable<Awaited<ReturnType<typeof prepareProviderWindow>['ended']>['success']>

/** Hands in the provider's success. Where that fails, webhook and reconciliation do it as well, and the page asks. */
async function verify(key: string, { razorpay_payment_id, razorpay_signature }: Success): Promise<void> {
  const body = { key, razorpay_payment_id, razorpay_signature }
  await call('POST /pay-link/verify', { body }).catch(() => undefined)
}
