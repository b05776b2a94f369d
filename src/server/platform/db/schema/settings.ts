import type { Json, Moment } from './columns.ts'

/** Tables of the owner's settings and the shop's logo. */
export interface SettingTables {
  settings: {
    key: string
    version: number
    value: Json<unknown>
    sealed: Buffer | null
    effective_from: Moment
    set_at: Moment
    source: 'staff' | 'terminal' | 'environment' | 'demo'
    set_by: string | null
    withdrawn_at: Moment | null
  }
  brand_files: {
    hash: string
    form: 'logo' | 'small' | 'apple' | 'large'
    content_type: string
    content: Buffer
  }
}
