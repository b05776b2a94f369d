import * as z from 'zod/mini'
import { checkNames } from '../../copy/office/health.ts'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Result of one check. */
const Check = z.strictObject({
  name: z.enum(checkNames),
  title: z.string(),
  state: z.enum(['ok', 'warn', 'bad']),
  text: z.string(),
  todo: z.nullable(z.string()),
  since: z.nullable(z.string()),
})
export type HealthCheckShown = z.infer<typeof Check>

/** Calls for the health of the shop. */
export const officeHealth = {
  health: staffEndpoint({
    method: 'GET',
    path: '/health',
    summary: 'What is wrong with the shop, since when, and what to do',
    needs: 'health.see',
    answer: success({ data: z.strictObject({ checkedAt: z.string(), checks: z.array(Check) }) }),
  }),
}
