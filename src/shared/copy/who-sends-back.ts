import type { ReturnPayer } from '../return-payer.ts'

/** Returns who has goods picked up, and who bears the cost of sending back what nothing was wrong with (setting `returns.paidBy`). */
export function whoSendsBack(payer: ReturnPayer): { pickUp: string; cost: string } {
  return payer === 'shop'
    ? { pickUp: 'we have it picked up free of charge.', cost: 'We bear the cost of the return.' }
    : {
        pickUp: 'where the fault is ours, we have it picked up free of charge.',
        cost: 'You bear the cost of sending them back.',
      }
}
