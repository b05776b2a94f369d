import type { Generated } from 'kysely'
import type { Role, StaffLimits } from '../../../../shared/office/permissions.ts'
import type { Json, Moment } from './columns.ts'

/** The people who run the shop, and what they did. */
export interface OfficeTables {
  /** Looks at whole telephone numbers, by person of the shop and day. */
  contact_reads: {
    staff_id: string
    subject: 'customer' | 'order' | 'quote' | 'ticket' | 'list'
    subject_id: string
    day: string
    first_at: Moment
    last_at: Moment
    times: Generated<number>
  }
  staff: {
    id: string
    name: string
    email: string
    roles: Role[]
    limits: Json<Partial<StaffLimits>>
    password_hash: string | null
    totp_secret: Buffer | null
    totp_last_step: number | null
    pin_hash: string | null
    pin_tries: Generated<number>
    joined_at: Moment | null
    last_seen_at: Moment | null
    active: Generated<boolean>
    version: Generated<number>
    created_at: Moment
    updated_at: Moment
  }
  staff_sessions: {
    token_hash: Buffer
    id: string
    staff_id: string
    factor: 'full' | 'pin'
    shared: Generated<boolean>
    stepped_up_at: Moment | null
    created_at: Moment
    last_used_at: Moment
    expires_at: Moment
    device: string
    network: string
    browser_id: string | null
  }
  staff_passkeys: {
    credential_id: string
    id: string
    staff_id: string
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Moment
    last_used_at: Moment | null
  }
  staff_recovery_codes: {
    code_hash: Buffer
    staff_id: string
    used_at: Moment | null
  }
  staff_links: {
    id: string
    token_hash: Buffer
    staff_id: string
    created_at: Moment
    expires_at: Moment
    is_set_up: Generated<boolean>
  }
  staff_challenges: {
    id: string
    purpose: 'sign-in' | 'step-up' | 'add' | 'join'
    staff_id: string | null
    challenge: string
    expires_at: Moment
  }
  staff_browsers: {
    id: string
    token_hash: Buffer
    counter_name: string | null
    enrolled_at: Moment | null
    enrolled_by: string | null
    created_at: Moment
    last_used_at: Moment
  }
  staff_browser_people: {
    browser_id: string
    staff_id: string
    last_used_at: Moment
  }
  commands: {
    id: string
    name: string
    at: Moment
    actor: 'staff' | 'terminal' | 'system'
    staff_id: string | null
    by_name: string
    session_id: string | null
    network: string | null
    request_id: string | null
    subject_kind: string
    subject_id: string
    subject_name: Generated<string>
    reason: string | null
    input: Json<Record<string, unknown>>
    undoes: string | null
    salt: Generated<string | null>
    forgotten: Generated<Buffer | null>
  }
  changes: {
    id: Generated<number>
    command_id: string
    entity: string
    entity_id: string
    before: Json<Record<string, unknown>> | null
    after: Json<Record<string, unknown>> | null
    salt: Generated<string | null>
    forgotten: Generated<Buffer | null>
  }
  history_seals: {
    day: string
    commands: number
    digest: Buffer
    seal: Buffer
    rows: Buffer
    sealed_at: Moment
  }
  health_problems: {
    name: string
    state: 'warn' | 'bad'
    since: Moment
    seen_at: Moment
    told_at: Moment | null
  }
  command_answers: {
    command_id: string
    staff_id: string
    fingerprint: Buffer
    answer: Json<Record<string, unknown> | null>
    at: Moment
  }
}
