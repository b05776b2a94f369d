import { stored } from './stored.ts'

/** The auth token (SPEC §3), null when signed out and on the server. Whose token it is, is whose session the page shows. */
export const token = stored('user-auth-token')
