import { useEffect, useRef } from 'react'
import { callOffice } from '../api/call-office.ts'
import { offerPasskey } from './passkeys.ts'

/** A challenge is good for five minutes (officeLimits.staffChallengeMs). */
const renewMs = 4 * 60_000

/**
 * Offers the passkeys of this device in the email field, as the browser offers passwords (WebAuthn Level 3, conditional
 * mediation). Where the browser cannot, or the server says no, nothing is said: the button is there.
 */
export function usePasskeyAutofill(onIn: () => void): void {
  const enter = useRef(onIn)
  enter.current = onIn
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      const signed = await offerPasskey(async () => (await callOffice('POST /sign-in/passkey-options')).data)
      if (!signed || isOver) return
      await callOffice('POST /sign-in/passkey', { body: signed })
      enter.current()
    }
    const begin = () => void offer().catch(() => undefined)
    begin()
    const renewing = setInterval(begin, renewMs)
    return () => {
      isOver = true
      clearInterval(renewing)
    }
  }, [])
}
