import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { addresses } from '../../shared/copy/addresses.ts'
import { setAsTyped } from '../../ui/set-as-typed.ts'
import { deliveryQuery } from '../product-actions/delivery-query.ts'

/** Advice on PIN code and state of an address; what is advised against is taken all the same. */
interface Advice {
  pincode?: string
  state?: string
}

/** The state that was filled in last: a form that is opened again knows it from one that was typed. */
let lastFilled = ''

/**
 * Fills in the state of an address once its PIN code is complete, never over one that was typed: a contradiction is asked about
 * when the order is sent (decision 149). Of a code that lies in two states it is asked for; of one that India Post does not have
 * the shop's sentence is the advice. What cannot be looked up is no hindrance.
 */
export function useStateOfPin() {
  const queryClient = useQueryClient()
  const [advice, setAdvice] = useState<Advice>({})
  const filled = useRef(lastFilled)
  const lookUp = async ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    setAdvice({})
    const pincode = field.value.trim()
    if (!/^[1-9]\d{5}$/.test(pincode)) return
    const found = await queryClient.fetchQuery(deliveryQuery({ pincode })).catch(() => null)
    const state = field.form?.elements.namedItem('state')
    if (found === null || field.value.trim() !== pincode || !(state instanceof HTMLInputElement)) return
    if (typeof found === 'string') return setAdvice({ pincode: found })
    if (state.value !== filled.current) return
    filled.current = lastFilled = found.state?.name ?? ''
    if (state.value !== filled.current) setAsTyped(state, filled.current)
    // whoever is about to type there types over it, not behind it
    if (document.activeElement === state) state.select()
    if (!found.state) setAdvice({ state: addresses.inTwoStates(pincode) })
  }
  const forgetState = () => {
    if (advice.state) setAdvice({})
  }
  return { advice, lookUp, forgetState }
}
