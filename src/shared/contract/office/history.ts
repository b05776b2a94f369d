import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const moment = z.string()
const commandId = z.guid()

/** A field before and after, in words; null: there was nothing. */
const FieldChange = z.strictObject({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })
export type FieldChange = z.infer<typeof FieldChange>

/** Changes of one record. */
const RecordChange = z.strictObject({
  kind: z.string(),
  id: z.string(),
  made: z.boolean(),
  gone: z.boolean(),
  fields: z.array(FieldChange),
})
export type RecordChange = z.infer<typeof RecordChange>

/** One thing that somebody did. */
const HistoryEntry = z.strictObject({
  _id: commandId,
  /** In words: "Order confirmed". */
  did: z.string(),
  at: moment,
  by: z.strictObject({ name: z.string(), kind: z.enum(['staff', 'terminal', 'system']), isYou: z.boolean() }),
  subject: z.strictObject({ kind: z.string(), kindName: z.string(), id: z.string(), name: z.string() }),
  reason: z.nullable(z.string()),
  changes: z.array(RecordChange),
  /** Records that are not among `changes`. */
  more: z.int(),
  /** True if it can be undone; its preview says what and what not. */
  canUndo: z.boolean(),
  /** Reason why not, where there is something to say. */
  because: z.nullable(z.string()),
  undoneBy: z.nullable(z.strictObject({ _id: commandId, name: z.string(), at: moment })),
  /** The command that this one took back. */
  undoes: z.nullable(commandId),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Filters of the history; days are days in India. */
const filter = {
  who: z.optional(z.string().check(z.maxLength(60))),
  command: z.optional(z.string().check(z.maxLength(60))),
  kind: z.optional(z.string().check(z.maxLength(40))),
  record: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(limits.searchTextMax))),
}

/** A way back as its preview shows it. */
const UndoPreview = z.strictObject({
  did: z.string(),
  /** A sentence where it cannot be taken back at all. */
  cannot: z.nullable(z.string()),
  /** Changes that the undo will make: `before` is the value now, `after` the value then. */
  back: z.array(RecordChange),
  /** Changes that stay, and why. */
  left: z.array(
    z.strictObject({
      kind: z.string(),
      id: z.string(),
      field: z.nullable(z.string()),
      now: z.nullable(z.string()),
      because: z.string(),
    }),
  ),
  /** Records and fields that are not among them: of very many only some are sent. */
  more: z.strictObject({ back: z.int(), left: z.int() }),
  /** Sentences about mails and refunds: what has gone out, and what is withdrawn. */
  notes: z.array(z.string()),
})
export type UndoPreview = z.infer<typeof UndoPreview>

/** Calls of the history: who did what, when, to which record; and undo. */
export const officeHistory = {
  listHistory: staffEndpoint({
    method: 'GET',
    path: '/history',
    summary: 'What was done, the newest first; `before` is the `next` of the page before',
    needs: 'history.see',
    query: z.strictObject({ ...filter, before: z.optional(z.string().check(z.maxLength(80))) }),
    answer: success({ data: z.array(HistoryEntry), next: z.nullable(z.string()) }),
  }),
  listHistoryPeople: staffEndpoint({
    method: 'GET',
    path: '/history/people',
    summary: 'Whose commands the history can be narrowed to',
    needs: 'history.see',
    answer: success({ data: z.array(z.strictObject({ _id: z.string(), name: z.string() })) }),
  }),
  historySeal: staffEndpoint({
    method: 'GET',
    path: '/history/seal',
    summary: 'The last day whose history is sealed, with its seal (SHA-256, hex); null: none is yet',
    needs: 'history.see',
    answer: success({ data: z.nullable(z.strictObject({ day: z.iso.date(), seal: z.string() })) }),
  }),
  previewUndo: staffEndpoint({
    method: 'GET',
    path: '/history/{id}/undo',
    summary: 'What taking a command back would do, and what not and why',
    // one's own commands are anybody's to take back: the command's own permission is asked inside
    needs: 'signed-in',
    params: z.strictObject({ id: commandId }),
    answer: success({ data: UndoPreview }),
  }),
  undo: staffEndpoint({
    method: 'POST',
    path: '/history/{id}/undo',
    summary: 'Takes a command back; `partly`: also where some of it has changed since',
    needs: 'signed-in',
    command: 'history.undo',
    params: z.strictObject({ id: commandId }),
    body: z.strictObject({ partly: z.optional(z.boolean()) }),
    answer: success({ message: z.string() }),
  }),
  exportHistory: staffEndpoint({
    method: 'POST',
    path: '/history/export',
    summary: 'Writes into the history that it is exported; the answer names where the export is fetched',
    needs: 'history.export',
    command: 'history.export',
    stepUp: true,
    body: z.strictObject(filter),
    answer: success({ exportId: commandId }),
  }),
  fetchHistoryExport: staffEndpoint({
    method: 'GET',
    path: '/history/export/{id}',
    summary: 'A part of an export that the same person has just begun, as CSV; `next` names the following part',
    needs: 'history.export',
    givesFile: true,
    params: z.strictObject({ id: commandId }),
    query: z.strictObject({ part: z.optional(z.string().check(z.maxLength(80))) }),
    answer: success({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
