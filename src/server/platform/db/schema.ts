import type { AccountTables } from './schema/accounts.ts'
import type { AlertTables } from './schema/alerts.ts'
import type { BackupTables } from './schema/backups.ts'
import type { BookTables } from './schema/books.ts'
import type { BuyingTables } from './schema/buying.ts'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { CountingTables } from './schema/counting.ts'
import type { DictionaryTables } from './schema/dictionary.ts'
import type { InvoiceTables } from './schema/invoices.ts'
import type { JobTables } from './schema/jobs.ts'
import type { OfficeTables } from './schema/office.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { BesideTables } from './schema/product-engagement.ts'
import type { ReturnTables } from './schema/returns.ts'
import type { RunTables } from './schema/runs.ts'
import type { SandboxTables } from './schema/sandbox.ts'
import type { SellingTables } from './schema/selling.ts'
import type { SettingTables } from './schema/settings.ts'
import type { SupportTables } from './schema/support.ts'
import type { TillTables } from './schema/tills.ts'

/** Every table of db/migrations, as kysely reads it. Money is paise; moments are Date. */
export interface Database
  extends CatalogueTables,
    AccountTables,
    SellingTables,
    PaymentTables,
    InvoiceTables,
    SupportTables,
    ReturnTables,
    SandboxTables,
    SettingTables,
    OfficeTables,
    AlertTables,
    JobTables,
    BackupTables,
    BookTables,
    BesideTables,
    CountingTables,
    BuyingTables,
    DictionaryTables,
    TillTables,
    RunTables {}
