import { indianFormat } from '../../../shared/india-time.ts'
/** A moment (ISO 8601) as people in India read it. */
export const momentInWords = indianFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
})
