import type { FastifyReply } from 'fastify'
import { quotes } from '../../shared/contract/quotes.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { WireAnswer, WireRequest } from '../../web/api/wire.ts'
import { getQuote } from '../selling/quotes/get-quote.ts'
import { drawPersonal, type Studio } from './draw-page.ts'

/** Returns whether a path is that of a quotation's page: what it shows is opened by the key in its query. */
export function isQuotePage(path: string): boolean {
  return /^\/quote\/[^/]+$/.test(path)
}

/** Answers the page of a quotation: readable without a script, kept by nobody, listed nowhere, its address told to nobody. */
export async function answerQuotePage(studio: Studio, reply: FastifyReply, url: string): Promise<void> {
  const { status, document } = await drawPersonal(studio, url, (request) =>
    request.path === quotes.quote.path ? readQuote(studio, request) : undefined,
  )
  await reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(document)
}

async function readQuote({ shop }: Studio, { params, query }: WireRequest): Promise<WireAnswer> {
  const key = typeof query.key === 'string' ? query.key : ''
  try {
    const data = await getQuote(shop, { number: params.number ?? '', key })
    return { status: 200, body: { success: true, data } }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { status: error.status, body: { success: false, message: error.message, code: error.code } }
  }
}
