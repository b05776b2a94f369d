/** Question that is asked where PIN code and state of an address do not fit. */
export const addressDoubt = {
  /** `suggested`: where the code lies; null: it is none that is known. */
  text: ({ pincode, state, suggested }: { pincode: string; state: string; suggested: string | null }) =>
    suggested === null
      ? `We do not know the PIN code ${pincode}. The address says ${state}.`
      : `PIN code ${pincode} is in ${suggested}. The address says ${state}.`,
  ask: (state: string) => `Is ${state} correct? The tax depends on the state.`,
  yes: (state: string) => `Yes, ${state} is correct`,
  change: 'Change address',
  confirmed: 'The customer was asked, and confirmed the state.',
} as const
