import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { officeBase, type StaffEndpoint } from '../../../shared/contract/office/staff-endpoint.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { pdfFaults } from '../../../shared/copy/office/pdf-faults.ts'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { commands } from '../../../shared/office/commands.ts'
import { permissions } from '../../../shared/office/permissions.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { type Caller, callerOf } from '../../platform/http/caller.ts'
import type { FileAnswer } from '../../platform/http/file-route.ts'
import { parseInput, withoutEmpty } from '../../platform/http/parse-input.ts'
import { type PlainFiles, type PlainUpload, readMultipart, type Upload } from '../../platform/http/read-multipart.ts'
import { limitCall } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { authenticateStaff, hasShownFactor, type Staff } from '../authenticate-staff.ts'
import { asStaff } from '../commands/as-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { recordFile } from '../contact-reads.ts'
import { isOfAnother, isUnattended } from './asking-screen.ts'
import { browserCookie, officeOrigin, readOfficeCookie } from './office-cookies.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { wholeInput, withoutSecrets } from './whole-input.ts'

/** The arguments of a back-office handler: the input by the contract, and the caller. */
export interface StaffCall<E extends StaffEndpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The caller. Of calls that need no sign-in: the person signed in all the same, or undefined. */
  staff: E['needs'] extends 'signed-out' ? Staff | undefined : Staff
  caller: Caller
  requestId: string
  /** Facts that only the sign-in reads: the origin that the browser sees, and the token that identifies it. */
  browser: { origin: string; token: string | undefined }
  /** The file of a multipart call. */
  upload: Upload | undefined
  /** The file of a call that takes one that is no picture (`takes`). */
  file: PlainUpload | undefined
  reply: FastifyReply
}

type AnswerOf<E extends StaffEndpoint> = Omit<z.output<E['answer']> & object, 'success'>

/** Registers a read of the back office, or a call of signing in: whatever is no command. */
export function staffRoute<E extends StaffEndpoint>(
  office: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handler: (call: StaffCall<E>) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.command) throw new Error(`${endpoint.path} is a command: register it with staffCommand`)
  register(office, shop, endpoint, (call) => handler(call as StaffCall<E>))
}

/** Registers a read of the back office that answers a file, shown in the browser, instead of JSON. */
export function staffFile<E extends StaffEndpoint>(
  office: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handler: (call: StaffCall<E>) => Promise<FileAnswer>,
): void {
  if (!endpoint.givesFile) throw new Error(`${endpoint.path} gives a file and does not say so`)
  register(office, shop, endpoint, (call) => recordFile(shop, call.staff, endpoint, handler(call as StaffCall<E>)))
}

/** Registers a write of the back office: done once for each `x-command`, in a transaction with its entry in the history. */
export function staffCommand<E extends StaffEndpoint>(
  office: FastifyInstance,
  shop: Shop,
  endpoint: E,
  run: (call: StaffCall<E>, work: CommandWork) => Promise<AnswerOf<E>>,
): void {
  registerCommand(office, shop, endpoint, (call, inCommand) => inCommand((work) => run(call, work)))
}

/** A file that a command brings, looked at and sent to where uploads lie. `discard`: what is left of it on the way. */
export interface TakenFile {
  discard: () => Promise<void>
}

/**
 * Registers a write that brings a file. `take` has done all that takes its time before the transaction begins: a storage that is
 * slow locks nothing. What is refused after that is nobody's until the sweep (decision 105).
 */
export function staffUpload<E extends StaffEndpoint, T extends TakenFile>(
  office: FastifyInstance,
  shop: Shop,
  endpoint: E,
  take: (call: StaffCall<E>) => Promise<T>,
  run: (call: StaffCall<E>, work: CommandWork, taken: T) => Promise<AnswerOf<E>>,
): void {
  registerCommand(office, shop, endpoint, async (call, inCommand) => {
    const taken = await take(call)
    try {
      return await inCommand((work) => run(call, work, taken))
    } finally {
      await taken.discard()
    }
  })
}

/**
 * Registers a write whose transaction may have to be tried again after something else was done first: `handle` runs it by `inCommand`,
 * as often as it has to.
 */
export const staffCommandAround = registerCommand

type InCommand<A> = (work: (unit: CommandWork) => Promise<A>) => Promise<A>

function registerCommand<E extends StaffEndpoint>(
  office: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handle: (call: StaffCall<E>, inCommand: InCommand<AnswerOf<E>>) => Promise<AnswerOf<E>>,
): void {
  const name = endpoint.command
  if (!name) throw new Error(`${endpoint.path} names no command`)
  const needsReason = (commands[name] as { reason?: string }).reason === 'required'
  register(office, shop, endpoint, async (any, request) => {
    const call = any as StaffCall<E> & { staff: Staff }
    const reason = reasonOf(call.body)
    if (reason && reason.length > deskLimits.reasonMax) {
      throw new Failure('bad_input', failures.reasonLong, { errors: { reason: failures.reasonLong } })
    }
    if (needsReason && !reason) {
      throw new Failure('bad_input', failures.reasonNeeded, { errors: { reason: failures.reasonNeeded } })
    }
    const command = {
      id: commandId(request.headers['x-command']),
      name,
      reason,
      input: withoutSecrets(endpoint, call),
      whole: await wholeInput(call),
      ip: call.caller.ip,
      requestId: call.requestId,
      ...(endpoint.givenOnce && { givenOnce: endpoint.givenOnce }),
    }
    return handle(call, (work) => asStaff(shop, call.staff, command, work))
  })
}

type AnyCall = StaffCall<StaffEndpoint>

function register(
  office: FastifyInstance,
  shop: Shop,
  endpoint: StaffEndpoint,
  handler: (call: AnyCall, request: FastifyRequest) => Promise<object>,
): void {
  const { needs } = endpoint
  if (needs !== 'signed-in' && needs !== 'signed-out' && !(needs in permissions)) {
    throw new Error(`${endpoint.path} does not say what its caller needs`)
  }
  office.route({
    method: endpoint.method,
    url: officeBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit ?? limits.jsonBodyBytes,
    config: { staffEndpoint: endpoint },
    onRequest: async (request) => {
      refuseForeign(shop.config, request)
      request.staff = await admitStaff(shop, endpoint, request)
    },
    handler: async (request, reply) => {
      reply.code(endpoint.status)
      const who = { shopper: undefined, caller: callerOf(request), account: request.staff?.id }
      // a file is counted before it is read
      if (endpoint.rate) await limitCall(shop, endpoint.rate, who)
      const answer = await handler(await readStaffCall(shop, endpoint, request, reply), request)
      return isFile(answer) ? sendFile(reply, answer) : { success: true, ...answer }
    },
  })
}

function isFile(answer: object): answer is FileAnswer {
  return 'bytes' in answer
}

function sendFile(reply: FastifyReply, { contentType, fileName, bytes }: FileAnswer): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(bytes)
}

/** Returns the caller. Throws where the call is not allowed to them: decided before anything of the body is read. */
export async function admitStaff(
  shop: Shop,
  endpoint: StaffEndpoint,
  request: FastifyRequest,
): Promise<Staff | undefined> {
  const token = readOfficeCookie(request.headers.cookie)
  const staff = token === undefined ? undefined : await authenticateStaff(shop, token, isUnattended(request))
  if (endpoint.needs === 'signed-out') return staff
  if (!staff || isOfAnother(staff, request)) throw new Failure('not_signed_in', failures.notSignedIn)
  if (endpoint.needs !== 'signed-in' && !staff.permissions.has(endpoint.needs)) {
    const about = { event: 'staff_not_allowed', staffId: staff.id, needs: endpoint.needs, call: endpoint.path }
    request.log.warn(about, 'security')
    throw new Failure('not_allowed', failures.notYours(staff.factor === 'pin'))
  }
  if (endpoint.stepUp && !hasShownFactor(staff, shop.clock())) throw new Failure('step_up', failures.stepUp)
  return staff
}

const plainFiles: Record<PlainFiles['field'], PlainFiles> = {
  table: { field: 'table', most: sheetLimits.sheetBytes, tooLarge: sheetFaults.tooLarge, empty: sheetFaults.empty },
  sheet: { field: 'sheet', most: serverLimits.dataSheetBytes, tooLarge: pdfFaults.tooLarge, empty: pdfFaults.none },
}

async function readStaffCall(
  shop: Shop,
  endpoint: StaffEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyCall> {
  if (!endpoint.multipart && request.isMultipart()) throw new Failure('wrong_type', failures.wrongType)
  const takes = endpoint.takes && plainFiles[endpoint.takes]
  const multipart = endpoint.multipart
    ? await readMultipart(shop, request, reply, async () => undefined, takes)
    : undefined
  return {
    params: parseInput(endpoint.params, request.params),
    query: parseInput(endpoint.query, withoutEmpty(request.query)),
    body: parseInput(endpoint.body, multipart?.fields ?? request.body ?? {}, endpoint.incomplete),
    staff: request.staff as Staff,
    caller: callerOf(request),
    requestId: request.id,
    browser: {
      origin: officeOrigin(shop.config, request.raw),
      token: readOfficeCookie(request.headers.cookie, browserCookie),
    },
    upload: multipart?.uploads.get('image'),
    file: multipart?.file,
    reply,
  }
}

function reasonOf(body: unknown): string | undefined {
  const reason = (body as { reason?: unknown }).reason
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined
}

function commandId(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(header)) return header
  throw new Failure('bad_input', failures.badInput, { errors: { 'x-command': failures.badInput } })
}
