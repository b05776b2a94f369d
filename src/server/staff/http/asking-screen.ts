import type { FastifyRequest } from 'fastify'
import type { Staff } from '../authenticate-staff.ts'

// What a screen of the back office says of itself with each call.

/** The screen that asks was opened by another person, and somebody has signed in beside it in the same browser. */
export function isOfAnother({ id }: Staff, { headers }: FastifyRequest): boolean {
  return headers['x-staff'] !== undefined && headers['x-staff'] !== id
}

/** A screen that loads something anew by itself, with nobody at it, keeps no session awake. */
export function isUnattended({ headers }: FastifyRequest): { unattended: boolean } {
  return { unattended: headers['x-unattended'] === '1' }
}
