import * as z from 'zod/mini'
import { goodsLimits } from '../../goods-limits.ts'
import { bulkKinds, roundings } from '../../office/bulk-changes.ts'
import { goodsLacks } from '../../office/goods-lists.ts'
import { jobStates } from '../../office/job-states.ts'
import { goodsStates } from '../../office/units.ts'
import { officeLimits } from '../../office-limits.ts'
import { sheetLimits } from '../../sheet-limits.ts'
import { success } from '../endpoint.ts'
import { line, plainNumber } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const Counts = z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() })
const Problem = z.strictObject({ column: z.string(), sentence: z.string() })

/** A price that moves, in rupees; `percent`: of what it was. */
const Move = z.strictObject({
  row: z.int(),
  name: z.string(),
  column: z.string(),
  was: z.string(),
  becomes: z.string(),
  percent: z.number(),
})
export type PriceMoveShown = z.infer<typeof Move>

/** A head of a file: what it means ('' it is not read; null: nobody knows), and what may have been meant. */
const Head = z.strictObject({ head: z.string(), means: z.nullable(z.string()), perhaps: z.nullable(z.string()) })
export type SheetHead = z.infer<typeof Head>

/** Findings about how a file was read: guesses are named. */
const Found = z.strictObject({
  format: z.enum(['xlsx', 'csv']),
  sheet: z.optional(z.string()),
  /** The sheets that can be seen. */
  sheets: z.optional(z.array(z.string())),
  /** The row of the column names, as spreadsheets number them, and the first rows as texts. */
  headRow: z.optional(z.int()),
  firstRows: z.optional(z.array(z.string())),
  encoding: z.optional(z.string()),
  separator: z.optional(z.string()),
})
export type FoundFile = z.infer<typeof Found>

/** Work on many goods: how far it is, and what it would do or has done. */
export const OfficeJob = z.strictObject({
  _id: z.string(),
  kind: z.enum(['import', 'bulk']),
  state: z.enum(jobStates),
  title: z.string(),
  by: z.string(),
  at: z.string(),
  total: z.int(),
  done: z.int(),
  counts: z.nullable(Counts),
  /** Of the rows that are new or changed: how many are about products that shoppers see afterwards, drafts, and archived ones. */
  lands: z.nullable(z.strictObject({ on_sale: z.int(), draft: z.int(), archived: z.int() })),
  /** Brands and categories that the file names and the shop does not have; `makes`: they are made with the import. */
  missing: z.array(z.strictObject({ kind: z.enum(['brand', 'category']), name: z.string() })),
  makes: z.boolean(),
  /** The prices that move most, each side’s largest first. */
  extremes: z.strictObject({ rises: z.array(Move), falls: z.array(Move) }),
  found: z.nullable(Found),
  /** Of a list of jobs: none. */
  heads: z.array(Head),
  headProblems: z.array(Problem),
  /** Reason why it failed, or was looked at again. */
  problem: z.nullable(z.string()),
  /** The command that did it, by which it is taken back; null: nothing is done. */
  commandId: z.nullable(z.string()),
  /** The person who has undone it since, and when. */
  undoneBy: z.nullable(z.strictObject({ name: z.string(), at: z.string() })),
  /** The name under which the meaning of its columns is remembered. */
  list: z.nullable(z.string()),
  only: z.nullable(z.array(z.string())),
})
export type OfficeJob = z.infer<typeof OfficeJob>

/** A row of the file: what it would do, or has done. */
const Row = z.strictObject({
  row: z.int(),
  product: z.string(),
  variant: z.nullable(z.string()),
  name: z.string(),
  state: z.enum(['new', 'changed', 'wrong']),
  /** `label`: what people call the column. */
  /** `warning`: a doubt that does not prevent it. */
  diffs: z.array(
    z.strictObject({
      column: z.string(),
      label: z.string(),
      was: z.string(),
      becomes: z.string(),
      warning: z.optional(z.string()),
    }),
  ),
  problems: z.array(Problem),
})
export type JobRowShown = z.infer<typeof Row>

const params = z.object({ id: z.string().check(z.maxLength(60)) })
const column = z.string().check(z.maxLength(60))
const only = z.array(column).check(z.maxLength(sheetLimits.sheetColumns))
const key = z.string().check(z.minLength(1), z.maxLength(goodsLimits.id))

/** Filter for the products that are meant; a field that is left out is no condition. */
const Filter = z.strictObject({
  ids: z.optional(z.array(key).check(z.maxLength(1000))),
  text: z.optional(z.string().check(z.maxLength(officeLimits.officeSearchMax))),
  category: z.optional(key),
  subcategory: z.optional(key),
  brand: z.optional(key),
  label: z.optional(key),
  state: z.optional(z.enum(goodsStates)),
  lacks: z.optional(z.enum(goodsLacks)),
})

const Choice = z.strictObject({ _id: z.string(), name: z.string() })

const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal(bulkKinds[0]),
    field: z.enum(['price', 'offerPrice']),
    percent: z.number().check(z.gte(-90), z.lte(400), z.multipleOf(0.01)),
    round: z.enum(roundings),
  }),
  z.strictObject({ kind: z.literal(bulkKinds[1]), label: key, on: z.boolean() }),
  z.strictObject({ kind: z.literal(bulkKinds[2]), state: z.enum(goodsStates) }),
  z.strictObject({ kind: z.literal(bulkKinds[3]), category: key, subcategory: z.nullable(key) }),
])

const began = success({ message: z.string(), data: OfficeJob })

/** Goods as files, and changes of many goods: looked at first, done by a job, taken back by the history. */
export const officeJobs = {
  beginImport: staffEndpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Looks at a file (`table`): what each of its rows would do. Nothing is written',
    needs: 'products.import',
    command: 'job.look',
    multipart: true,
    takes: 'table',
    body: z.object({
      /** Name of the list's source: the meaning of its columns is remembered under it. */
      list: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      /** Names of columns with commas between them. */
      only: z.optional(z.string().check(z.maxLength(2000))),
    }),
    answer: began,
    status: 201,
  }),
  chooseColumns: staffEndpoint({
    method: 'POST',
    path: '/imports/{id}/columns',
    summary: 'Says what the columns of a file mean, and looks at it again',
    needs: 'products.import',
    command: 'job.columns',
    params,
    body: z.strictObject({
      /** Of each head a column’s name, or '' where it is not read. */
      means: z.record(z.string().check(z.maxLength(300)), column),
      only: z.nullable(only),
      list: z.nullable(line(60)),
      /** Place of the list in the file; left out: it is guessed. */
      sheet: z.optional(z.string().check(z.maxLength(200))),
      headRow: z.optional(z.int().check(z.gte(1), z.lte(sheetLimits.sheetTitleRows + 1))),
      /** True: brands and categories that are not there are made. */
      makes: z.optional(z.boolean()),
    }),
    answer: began,
  }),
  beginBulk: staffEndpoint({
    method: 'POST',
    path: '/bulk-changes',
    summary: 'Looks at what a change would do to all products that a filter finds. Nothing is written',
    needs: 'products.import',
    command: 'job.look',
    body: z.strictObject({ filter: Filter, change: Change, title: line(120) }),
    answer: began,
    status: 201,
  }),
  bulkChoices: staffEndpoint({
    method: 'GET',
    path: '/bulk-choices',
    summary: 'Categories, brands and labels to choose of',
    needs: 'products.import',
    answer: success({
      categories: z.array(Choice),
      subcategories: z.array(z.extend(Choice, { category: z.string() })),
      brands: z.array(Choice),
      labels: z.array(Choice),
    }),
  }),
  listJobs: staffEndpoint({
    method: 'GET',
    path: '/jobs',
    summary: 'The newest imports and bulk changes, and the lists whose columns are known',
    needs: 'products.import',
    answer: success({
      data: z.array(OfficeJob),
      lists: z.array(z.string()),
      columns: z.array(z.strictObject({ name: z.string(), label: z.string() })),
    }),
  }),
  getJob: staffEndpoint({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'How far an import or a bulk change is',
    needs: 'products.import',
    params,
    answer: success({ data: OfficeJob }),
  }),
  jobRows: staffEndpoint({
    method: 'GET',
    path: '/jobs/{id}/rows',
    summary: 'What its rows do, but those that change nothing',
    needs: 'products.import',
    params,
    query: z.object({
      state: z.optional(z.enum(['new', 'changed', 'wrong'])),
      after: z.optional(plainNumber().check(z.int(), z.gte(-1), z.lte(1_000_000))),
    }),
    answer: success({ data: z.array(Row), next: z.nullable(z.int()) }),
  }),
  applyJob: staffEndpoint({
    method: 'POST',
    path: '/jobs/{id}/apply',
    summary: 'Does what was seen: all of it, or nothing where anything has changed since',
    needs: 'products.import',
    command: 'job.begin',
    params,
    /** `skipWrong`: does what the right rows say where others are wrong. */
    body: z.strictObject({ skipWrong: z.optional(z.boolean()) }),
    answer: began,
  }),
  cancelJob: staffEndpoint({
    method: 'POST',
    path: '/jobs/{id}/cancel',
    summary: 'Stops an import or a bulk change; what it has begun is undone',
    needs: 'products.import',
    command: 'job.cancel',
    params,
    answer: began,
  }),
}
